import type { SignInSessionRow } from '#sandbox/database/schema';

export interface SessionView {
  readonly session_id: string;
  readonly user_id: string;
  readonly started_at: string;
  readonly last_accessed_at: string;
  readonly expires_at: string;
  readonly attributes: { readonly ip_address: string; readonly user_agent: string };
  readonly authentication_factors: readonly Readonly<Record<string, unknown>>[];
  readonly custom_claims: null;
  readonly roles: readonly string[];
}

export function sessionView(session: SignInSessionRow): SessionView {
  return {
    session_id: session.id,
    user_id: session.userId,
    started_at: session.startedAt.toISOString(),
    last_accessed_at: session.lastAccessedAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    attributes: { ip_address: session.ipAddress, user_agent: session.userAgent },
    authentication_factors: session.factors,
    custom_claims: null,
    roles: [],
  };
}
