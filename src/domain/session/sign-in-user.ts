import type { SignInMethod } from './sign-in-session';

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

/** Kinds of contact, best first. */
const kinds: readonly FactorKind[] = ['email', 'phone-number', 'wallet', 'oauth'];

/** The factor that identifies a user best; undefined without one. */
export function mainContact({ factors }: SignInUser): SignInFactor | undefined {
  const named = factors.filter(({ name, isVerified }) => isVerified && name !== '');
  return kinds.map((kind) => named.find((factor) => factor.kind === kind)).find(Boolean);
}

/** The offered method that each kind signs in with. TOTP is a second factor, and biometrics are for phone apps. */
const methodsOf: Readonly<Record<FactorKind, readonly SignInMethod[]>> = {
  email: ['emailMagicLinks', 'otp'],
  'phone-number': ['otp'],
  oauth: ['oauth'],
  passkey: ['passkeys'],
  wallet: ['crypto'],
  totp: [],
  biometric: [],
};

/**
 * True when the user can still sign in without this factor. The last one cannot be removed, and a method that the shop does
 * not offer does not count (spec §9 Sign-in methods).
 */
export function isRemovable(user: SignInUser, { kind, id }: SignInFactor, offered: readonly SignInMethod[]): boolean {
  const others = user.factors.filter((factor) => factor.kind !== kind || factor.id !== id);
  const signsIn = (factor: SignInFactor) =>
    factor.isVerified && methodsOf[factor.kind].some((method) => offered.includes(method));
  // A password needs an e-mail address.
  const byPassword =
    user.hasPassword && offered.includes('passwords') && others.some((factor) => factor.kind === 'email');
  return byPassword || others.some(signsIn);
}
