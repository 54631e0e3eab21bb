import type { FactorKind, SignInFactor, SignInUser } from './sign-in-user';

/** Kinds of contact, best first. */
const kinds: readonly FactorKind[] = ['email', 'phone-number', 'wallet', 'oauth'];

/** The factor that identifies a user best; undefined without one. */
export function mainContact({ factors }: SignInUser): SignInFactor | undefined {
  const told = factors.filter(({ name, isVerified }) => isVerified && name !== '');
  return kinds.map((kind) => told.find((factor) => factor.kind === kind)).find(Boolean);
}
