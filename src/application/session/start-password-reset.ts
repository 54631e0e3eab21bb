import { safeReturnPath } from '../../domain/session/return-path';
import type { SignInStorage } from '../ports/browser/sign-in-storage';
import type { PasswordGateway } from '../ports/identity/password-gateway';

/** Sends a link to a new password, and remembers where its follower wants to go (spec §7 passwords/email/reset/start). */
export class StartPasswordReset {
  constructor(
    private readonly passwords: PasswordGateway,
    private readonly storage: SignInStorage,
    /** Absolute address of the sign-in callback. */
    private readonly callbackUrl: string,
  ) {}

  async execute(email: string, returnPath: string | undefined): Promise<void> {
    this.storage.rememberReturnPath(safeReturnPath(returnPath));
    await this.passwords.startReset(email, this.callbackUrl);
  }
}
