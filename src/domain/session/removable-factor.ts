import type { SignInMethod } from './sign-in-method';
import type { FactorKind, SignInFactor, SignInUser } from './sign-in-user';

/** By which of the ways on offer each kind alone signs in; an authenticator app comes second, a fingerprint is for phone apps. */
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
 * Whether somebody could still sign in here without this one: the last way cannot be removed, and a way that the shop does
 * not offer is none (spec §9 Sign-in methods).
 */
export function isRemovable(user: SignInUser, { kind, id }: SignInFactor, offered: readonly SignInMethod[]): boolean {
  const others = user.factors.filter((factor) => factor.kind !== kind || factor.id !== id);
  const signsIn = (factor: SignInFactor) =>
    factor.isVerified && methodsOf[factor.kind].some((method) => offered.includes(method));
  // A password needs an address to go with it.
  const byPassword =
    user.hasPassword && offered.includes('passwords') && others.some((factor) => factor.kind === 'email');
  return byPassword || others.some(signsIn);
}
