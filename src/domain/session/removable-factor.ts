import type { SignInMethod } from './sign-in-method';
import type { FactorKind, SignInFactor, SignInUser } from './sign-in-user';

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
 * Whether the user can still sign in without this factor. The last one cannot be removed, and a method that the shop does not
 * offer does not count (spec §9 Sign-in methods).
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
