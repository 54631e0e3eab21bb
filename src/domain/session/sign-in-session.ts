import type { Instant } from '#src/domain/interval/interval';

/** The ways to prove who one is that the shop knows. */
export type SessionFactorKind =
  'magic-link' | 'passcode' | 'oauth' | 'password' | 'totp' | 'recovery-code' | 'passkey' | 'wallet';

/** How somebody proved who they are. A way that the shop does not know has the name that the provider gives it. */
export type SessionFactor =
  | { readonly kind: SessionFactorKind; readonly lastUsedAt: Instant }
  | { readonly kind: 'other'; readonly name: string; readonly lastUsedAt: Instant };

/** A session of the sign-in provider (spec §3 Session). Its tokens stay with the adapter. */
export interface SignInSession {
  readonly userId: string;
  readonly startedAt: Instant;
  readonly lastAccessedAt: Instant;
  readonly expiresAt: Instant;
  readonly factors: readonly SessionFactor[];
}

export function hasExpired(session: SignInSession, now: Instant): boolean {
  return session.expiresAt <= now;
}
