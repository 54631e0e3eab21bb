import type { SignInFactor, SignInUser } from './sign-in-user';

/** A change of the customer's e-mail address. */
export interface EmailChange {
  /** Absent for a customer without an address. */
  readonly from?: string;
  readonly to: string;
}

/**
 * Reads the change that a user has started. The sign-in provider stores it with the user, so that any browser can finish it
 * (docs/adr/0022). Undefined when there is none.
 */
export function emailChangeOf({ untrustedMetadata }: SignInUser): EmailChange | undefined {
  const change = untrustedMetadata['emailChange'];
  if (typeof change !== 'object' || change === null) return undefined;
  const { from, to } = change as Readonly<Record<string, unknown>>;
  if (typeof to !== 'string') return undefined;
  return { to, ...(typeof from === 'string' && { from }) };
}

/** Returns the metadata to store for a change; undefined ends the change. */
export function emailChangeMetadata(change: EmailChange | undefined): Readonly<Record<string, unknown>> {
  return { emailChange: change ?? null };
}

/** The user's factor with this address. Upper and lower case are equal. */
export function emailFactor({ factors }: SignInUser, email: string): SignInFactor | undefined {
  return factors.find(({ kind, name }) => kind === 'email' && isSameEmail(name, email));
}

export function isSameEmail(one: string | undefined, other: string | undefined): boolean {
  return one?.trim().toLowerCase() === other?.trim().toLowerCase();
}
