import { token } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';

export interface PasswordStrength {
  readonly isStrongEnough: boolean;
  /** 0 to 4. */
  readonly score: number;
  readonly isBreached: boolean;
  readonly suggestions: readonly string[];
}

/** Sign-in by password (spec §7 passwords). Rejects with GatewayError. */
export interface PasswordGateway {
  /** Codes: `email_in_use`, `weak_password`, `breached_password`. */
  create(email: string, password: string): Promise<SignInSession>;
  /** Codes: `wrong_credentials`, `unknown_email`, `no_password`, `password_reset_needed`, `too_many_attempts`. */
  authenticate(email: string, password: string): Promise<SignInSession>;
  checkStrength(email: string, password: string): Promise<PasswordStrength>;
  /** Sends a link to set a new password. Code: `unknown_email`. */
  startReset(email: string, callbackUrl: string): Promise<void>;
  /** Codes: `link_expired`, `used_in_another_browser`, and those of a new password. */
  resetByLink(token: string, password: string): Promise<SignInSession>;
  resetByExistingPassword(email: string, existing: string, password: string): Promise<SignInSession>;
  /** For a signed-in user. Code: `sign_in_too_old`. */
  resetBySession(password: string): Promise<void>;
}

export const PasswordGateway = token<PasswordGateway>('PasswordGateway');
