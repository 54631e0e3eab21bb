import type { SignInSession } from '#src/domain/session/sign-in-session';

export interface PasswordStrength {
  readonly isStrongEnough: boolean;
  /** 0 to 4. */
  readonly score: number;
  readonly isBreached: boolean;
  readonly suggestions: readonly string[];
}

/** Sign-in by password, for those who want one (spec §7 passwords). Rejects with GatewayError. */
export interface PasswordGateway {
  create(email: string, password: string): Promise<SignInSession>;
  authenticate(email: string, password: string): Promise<SignInSession>;
  checkStrength(email: string, password: string): Promise<PasswordStrength>;
  /** Sends a link to set a new password. */
  startReset(email: string, callbackUrl: string): Promise<void>;
  resetByLink(token: string, password: string): Promise<SignInSession>;
  resetByExistingPassword(email: string, existing: string, password: string): Promise<SignInSession>;
  /** For who is signed in. */
  resetBySession(password: string): Promise<void>;
}
