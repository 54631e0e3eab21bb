/** The ways to sign in that a user can have and take away again (spec §7, DELETE /users/…). */
export const factorKinds = ['email', 'phone-number', 'totp', 'oauth', 'passkey', 'wallet', 'biometric'] as const;
export type FactorKind = (typeof factorKinds)[number];

export interface SignInFactor {
  readonly kind: FactorKind;
  readonly id: string;
  /** What a person knows it by: the address, the number, the provider, the device, the wallet. */
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
