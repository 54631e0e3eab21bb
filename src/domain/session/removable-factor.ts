import type { FactorKind, SignInFactor, SignInUser } from './sign-in-user';

/** The ways by which one alone can sign in; an authenticator app comes second to one of them. */
const primaryKinds: readonly FactorKind[] = ['email', 'phone-number', 'oauth', 'passkey', 'biometric'];

/** Whether somebody could still sign in without this one: the last way cannot be removed. */
export function isRemovable(user: SignInUser, { kind, id }: SignInFactor): boolean {
  const others = user.factors.filter((factor) => factor.kind !== kind || factor.id !== id);
  const hasPrimary = others.some((factor) => factor.isVerified && primaryKinds.includes(factor.kind));
  // A password needs an address to go with it.
  return hasPrimary || (user.hasPassword && others.some((factor) => factor.kind === 'email'));
}
