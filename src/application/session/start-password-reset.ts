import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import { hasSignInCode } from '#src/application/ports/identity/sign-in-error';
import { safeReturnPath } from '#src/domain/session/return-path';

/**
 * Sends a password reset link and stores the return path (spec §7 passwords/email/reset/start). Never says whether the
 * address has an account.
 */
export class StartPasswordReset {
  constructor(
    private readonly passwords: PasswordGateway,
    private readonly storage: SignInStorage,
    /** Absolute URL of the sign-in callback. */
    private readonly callbackUrl: string,
  ) {}

  async execute(email: string, returnPath: string | undefined): Promise<void> {
    this.storage.writeReturnPath(safeReturnPath(returnPath));
    try {
      await this.passwords.startReset(email, this.callbackUrl);
    } catch (error) {
      if (!hasSignInCode(error, 'unknown_email')) throw error;
    }
  }
}
