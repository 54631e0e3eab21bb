import { token } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';

/** The secret for an authenticator app, shown once. */
export interface TotpEnrolment {
  readonly id: string;
  readonly secret: string;
  /** A picture of the secret, as a data URL. */
  readonly qrCode: string;
  readonly recoveryCodes: readonly string[];
}

/** Codes of an authenticator app, and recovery codes for a lost one (spec §7 totps). Rejects with GatewayError. */
export interface TotpGateway {
  /** Codes: `totp_exists`, `totp_pending`. */
  enrol(): Promise<TotpEnrolment>;
  /**
   * Codes: `invalid_totp_code`, `wrong_totp_code`, `used_totp_code`, `recovery_code_as_totp_code`, `totp_expired`,
   * `not_found`.
   */
  authenticate(code: string): Promise<SignInSession>;
  readRecoveryCodes(): Promise<readonly string[]>;
  /** Codes: `wrong_recovery_code` (or used), `totp_code_as_recovery_code`. */
  recover(recoveryCode: string): Promise<SignInSession>;
}

export const TotpGateway = token<TotpGateway>('TotpGateway');
