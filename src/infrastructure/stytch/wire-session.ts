import type { SessionFactor, SessionFactorKind, SignInSession } from '#src/domain/session/sign-in-session';
import { isRecord } from '#src/infrastructure/shared/is-record';

type Unchecked<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;
type WireSession = Unchecked<'user_id' | 'started_at' | 'last_accessed_at' | 'expires_at' | 'authentication_factors'>;

const kinds: ReadonlyMap<string, SessionFactorKind> = new Map(
  Object.entries({
    magic_link: 'magic-link',
    otp: 'passcode',
    oauth: 'oauth',
    password: 'password',
    totp: 'totp',
    recovery_codes: 'recovery-code',
    webauthn: 'passkey',
    crypto: 'wallet',
  } satisfies Record<string, SessionFactorKind>),
);

/**
 * A session of the provider as the shop sees it. It may come from the provider or from this browser's storage, where
 * anything can stand: undefined when it is none.
 */
export function readSession(wire: unknown): SignInSession | undefined {
  if (!isRecord(wire)) return undefined;
  const { user_id: userId, authentication_factors: factors, ...moments } = wire as WireSession;
  const [startedAt, lastAccessedAt, expiresAt] = [moments.started_at, moments.last_accessed_at, moments.expires_at].map(
    readMoment,
  );
  if (typeof userId !== 'string' || startedAt === undefined || lastAccessedAt === undefined || expiresAt === undefined)
    return undefined;
  return {
    userId,
    startedAt,
    lastAccessedAt,
    expiresAt,
    factors: Array.isArray(factors) ? factors.flatMap(readFactor) : [],
  };
}

function readFactor({
  type,
  last_authenticated_at: lastUsed,
}: Unchecked<'type' | 'last_authenticated_at'>): readonly SessionFactor[] {
  const lastUsedAt = readMoment(lastUsed);
  if (typeof type !== 'string' || lastUsedAt === undefined) return [];
  const kind = kinds.get(type);
  return [kind ? { kind, lastUsedAt } : { kind: 'other', name: type, lastUsedAt }];
}

function readMoment(text: unknown): number | undefined {
  const moment = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}
