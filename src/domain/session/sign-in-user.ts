/** The factors that a user can have and remove (spec §7, DELETE /users/…). */
export const factorKinds = ['email', 'phone-number', 'totp', 'oauth', 'passkey', 'wallet', 'biometric'] as const;
export type FactorKind = (typeof factorKinds)[number];

export interface SignInFactor {
  readonly kind: FactorKind;
  readonly id: string;
  /** Its name for the user: e-mail, phone number, provider, device or wallet. */
  readonly name: string;
  readonly isVerified: boolean;
}

/** A user of the sign-in provider (spec §3 Sign-in user). */
export interface SignInUser {
  readonly id: string;
  readonly name: string;
  readonly emails: readonly string[];
  readonly factors: readonly SignInFactor[];
  readonly hasPassword: boolean;
  readonly untrustedMetadata: Readonly<Record<string, unknown>>;
}
