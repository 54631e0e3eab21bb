import type { FactorKind, SignInFactor, SignInUser } from './sign-in-user';

/** What people know themselves by, best first. */
const kinds: readonly FactorKind[] = ['email', 'phone-number', 'wallet', 'oauth'];

/** The way to sign in that says best who somebody is; undefined when none of theirs says anything. */
export function mainContact({ factors }: SignInUser): SignInFactor | undefined {
  const told = factors.filter(({ name, isVerified }) => isVerified && name !== '');
  return kinds.map((kind) => told.find((factor) => factor.kind === kind)).find(Boolean);
}
