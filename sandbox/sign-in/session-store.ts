import type { FastifyRequest } from 'fastify';
import type { SignInSessionRow } from '#sandbox/database/schema';
import { callerOf } from './caller';
import { SignInRefusal } from './errors';
import type { Factor } from './factors';
import { mergeFactor } from './factors';
import { digest, makeId } from './ids';
import { minutesAfter, requireMinutes } from './minutes';
import type { Provider } from './provider';

const defaultMinutes = 60;

/** A session with its token. Only a digest of the token is stored. */
export interface CurrentSession {
  readonly row: SignInSessionRow;
  readonly token: string;
}

/** The caller's active session, or undefined. */
export async function currentSession(provider: Provider, request: FastifyRequest): Promise<CurrentSession | undefined> {
  const { sessionToken: token } = callerOf(request);
  if (token === undefined) return undefined;
  const now = provider.clock.now();
  const row = await provider.database
    .selectFrom('signInSessions')
    .selectAll()
    .where('tokenDigest', '=', digest(token))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row && { row, token };
}

/** The caller's active session. Throws the error types that tell a client that it is signed out. */
export async function requireSession(provider: Provider, request: FastifyRequest): Promise<CurrentSession> {
  if (callerOf(request).sessionToken === undefined) throw new SignInRefusal('user_unauthenticated');
  const session = await currentSession(provider, request);
  if (!session) throw new SignInRefusal('session_not_found');
  return session;
}

/** The duration of a session in minutes; 60 when it is not sent (spec §9 Sign-in session). */
export function sessionMinutes(minutes: number | undefined): number {
  return requireMinutes(minutes ?? defaultMinutes, [5, 527_040], 'invalid_session_duration_minutes');
}

/**
 * Signs the user in with a factor. A session of the same user is extended and gets the factor; otherwise a new session is
 * created.
 */
export async function openSession(
  provider: Provider,
  request: FastifyRequest,
  userId: string,
  factor: Factor,
  minutes: number,
): Promise<CurrentSession> {
  const { database, clock, random } = provider;
  const now = clock.now();
  const current = await currentSession(provider, request);
  if (current?.row.userId === userId) {
    const changes = { lastAccessedAt: now, expiresAt: minutesAfter(now, minutes) };
    const factors = mergeFactor(current.row.factors, factor);
    await database
      .updateTable('signInSessions')
      .set({ ...changes, factors: JSON.stringify(factors) })
      .where('id', '=', current.row.id)
      .execute();
    return { token: current.token, row: { ...current.row, ...changes, factors: [...factors] } };
  }
  const token = random.token(32);
  const row: SignInSessionRow = {
    id: makeId(random, 'session'),
    userId,
    tokenDigest: digest(token),
    factors: [factor],
    userAgent: request.headers['user-agent'] ?? '',
    ipAddress: request.ip,
    startedAt: now,
    lastAccessedAt: now,
    expiresAt: minutesAfter(now, minutes),
    revokedAt: null,
  };
  await database
    .insertInto('signInSessions')
    .values({ ...row, factors: JSON.stringify(row.factors) })
    .execute();
  return { row, token };
}

/** Updates the last access, and extends the session when minutes are given. */
export async function touchSession(
  { database, clock }: Provider,
  { row, token }: CurrentSession,
  minutes?: number,
): Promise<CurrentSession> {
  const now = clock.now();
  const changes = { lastAccessedAt: now, ...(minutes === undefined ? {} : { expiresAt: minutesAfter(now, minutes) }) };
  await database.updateTable('signInSessions').set(changes).where('id', '=', row.id).execute();
  return { row: { ...row, ...changes }, token };
}

export async function revokeSession({ database, clock }: Provider, sessionId: string): Promise<void> {
  await database.updateTable('signInSessions').set({ revokedAt: clock.now() }).where('id', '=', sessionId).execute();
}

/** Signs the user out everywhere but in one session. */
export async function revokeOtherSessions(
  { database, clock }: Provider,
  userId: string,
  sessionToKeep: string | undefined,
): Promise<void> {
  const all = database
    .updateTable('signInSessions')
    .set({ revokedAt: clock.now() })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null);
  await (sessionToKeep === undefined ? all : all.where('id', '!=', sessionToKeep)).execute();
}

export function findActiveSession(
  { database, clock }: Provider,
  sessionId: string,
): Promise<SignInSessionRow | undefined> {
  return database
    .selectFrom('signInSessions')
    .selectAll()
    .where('id', '=', sessionId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', clock.now())
    .executeTakeFirst();
}
