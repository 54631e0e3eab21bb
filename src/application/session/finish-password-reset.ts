import { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { safeReturnPath } from '#src/domain/session/return-path';
import { CompleteSignIn } from './complete-sign-in';

/** Sets the new password after a reset link and signs the user in (spec §7 passwords/email/reset). */
export class FinishPasswordReset {
  static readonly uses = { passwords: PasswordGateway, storage: SignInStorage, completeSignIn: CompleteSignIn };

  constructor(private readonly use: Used<typeof FinishPasswordReset.uses>) {}

  /** Returns the path to continue with. Rejects with GatewayError: `link_expired` when used or expired. */
  async execute(token: string, password: string): Promise<string> {
    await this.use.completeSignIn.execute(await this.use.passwords.resetByLink(token, password));
    return safeReturnPath(this.use.storage.popReturnPath());
  }
}
