import type { SignInSession } from '#src/domain/session/sign-in-session';

/** What an authenticator app needs, shown once. */
export interface TotpEnrolment {
  readonly id: string;
  readonly secret: string;
  /** A picture of the secret, as a data URL. */
  readonly qrCode: string;
  readonly recoveryCodes: readonly string[];
}

/** Codes of an authenticator app, and the codes for when it is lost (spec §7 totps). Rejects with GatewayError. */
export interface TotpGateway {
  enrol(): Promise<TotpEnrolment>;
  authenticate(code: string): Promise<SignInSession>;
  readRecoveryCodes(): Promise<readonly string[]>;
  recover(recoveryCode: string): Promise<SignInSession>;
}
