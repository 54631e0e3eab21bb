import { CallbackUrl } from '#src/application/ports/identity/callback-url';
import { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import { hasSignInCode } from '#src/application/ports/identity/sign-in-error';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { safeReturnPath } from '#src/domain/session/return-path';

/**
 * Sends a password reset link and stores the return path (spec §7 passwords/email/reset/start). Never says whether the
 * address has an account.
 */
export class StartPasswordReset {
  static readonly uses = { passwords: PasswordGateway, storage: SignInStorage, callbackUrl: CallbackUrl };

  constructor(private readonly use: Used<typeof StartPasswordReset.uses>) {}

  async execute(email: string, returnPath: string | undefined): Promise<void> {
    this.use.storage.writeReturnPath(safeReturnPath(returnPath));
    try {
      await this.use.passwords.startReset(email, this.use.callbackUrl);
    } catch (error) {
      if (!hasSignInCode(error, 'unknown_email')) throw error;
    }
  }
}
