import type { Instant } from '#src/domain/interval/interval';

/** How somebody proved who they are, as the provider lists it. */
export interface SessionFactor {
  /** "magic_link", "otp", "oauth", "password", "totp", "webauthn", "crypto"… */
  readonly kind: string;
  readonly lastUsedAt: Instant;
}

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
