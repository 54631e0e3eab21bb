import { CallbackUrl } from '#src/application/ports/identity/callback-url';
import { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import { hasSignInCode } from '#src/application/ports/identity/sign-in-error';
import type { DependenciesOf } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { safeReturnPath } from '#src/domain/session/return-path';

/**
 * Sends a password reset link and stores the return path (spec §7 passwords/email/reset/start). Never says whether the
 * address has an account.
 */
export class StartPasswordReset {
  static readonly dependencies: DependenciesOf<typeof StartPasswordReset> = [
    PasswordGateway,
    SignInStorage,
    CallbackUrl,
  ];

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
