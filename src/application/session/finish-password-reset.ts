import { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import type { DependenciesOf } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { safeReturnPath } from '#src/domain/session/return-path';
import { CompleteSignIn } from './complete-sign-in';

/** Sets the new password after a reset link and signs the user in (spec §7 passwords/email/reset). */
export class FinishPasswordReset {
  static readonly dependencies: DependenciesOf<typeof FinishPasswordReset> = [
    PasswordGateway,
    SignInStorage,
    CompleteSignIn,
  ];

  constructor(
    private readonly passwords: PasswordGateway,
    private readonly storage: SignInStorage,
    private readonly completeSignIn: CompleteSignIn,
  ) {}

  /** Returns the path to continue with. Rejects with GatewayError: `link_expired` when used or expired. */
  async execute(token: string, password: string): Promise<string> {
    await this.completeSignIn.execute(await this.passwords.resetByLink(token, password));
    return safeReturnPath(this.storage.popReturnPath());
  }
}
