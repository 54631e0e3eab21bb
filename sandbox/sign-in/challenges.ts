import { sql } from 'kysely';
import type { SignInChallengeRow } from '#sandbox/database/schema';
import { digest } from './ids';
import { minutesAfter } from './minutes';
import type { Provider } from './provider';

export type ChallengeKind =
  | 'magic_link'
  | 'passcode'
  | 'password_reset'
  | 'oauth_consent'
  | 'oauth'
  | 'oauth_attach'
  | 'wallet'
  | 'passkey_registration'
  | 'passkey';

export interface NewChallenge {
  readonly kind: ChallengeKind;
  readonly minutes: number;
  readonly userId?: string;
  /** Finds the challenge when the request has no token. */
  readonly methodId?: string;
  readonly secret?: string;
  readonly codeChallenge?: string | null;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Stores a one-time challenge and returns its token. */
export async function createChallenge(provider: Provider, challenge: NewChallenge): Promise<string> {
  const token = provider.random.token(32);
  await store(provider, digest(token), challenge);
  return token;
}

async function store({ database, clock }: Provider, id: string, challenge: NewChallenge): Promise<void> {
  const { kind, minutes, userId = null, methodId = null, secret = null, codeChallenge = null, data = {} } = challenge;
  const now = clock.now();
  await database
    .insertInto('signInChallenges')
    .values({
      id,
      kind,
      userId,
      methodId,
      secret,
      codeChallenge,
      data: JSON.stringify(data),
      createdAt: now,
      expiresAt: minutesAfter(now, minutes),
      usedAt: null,
    })
    .execute();
}

/** The challenge of a token, also a used or expired one; undefined for an unknown token or another kind. */
export function findChallenge(
  { database }: Provider,
  kind: ChallengeKind,
  token: string,
): Promise<SignInChallengeRow | undefined> {
  return database
    .selectFrom('signInChallenges')
    .selectAll()
    .where('id', '=', digest(token))
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** Newest first, used and expired ones too. */
export function listChallenges(
  { database }: Provider,
  kind: ChallengeKind,
  methodId: string,
): Promise<SignInChallengeRow[]> {
  return database
    .selectFrom('signInChallenges')
    .selectAll()
    .where('kind', '=', kind)
    .where('methodId', '=', methodId)
    .orderBy('createdAt', 'desc')
    .execute();
}

export function isOpen(challenge: SignInChallengeRow, now: Date): boolean {
  return challenge.usedAt === null && challenge.expiresAt > now;
}

/** Marks the challenge as used. False when it was used or has expired; of concurrent calls one succeeds. */
export async function consumeChallenge({ database, clock }: Provider, challenge: SignInChallengeRow): Promise<boolean> {
  const now = clock.now();
  const used = await database
    .updateTable('signInChallenges')
    .set({ usedAt: now })
    .where('id', '=', challenge.id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countFailedAttempt(
  { database }: Provider,
  challenges: readonly SignInChallengeRow[],
): Promise<void> {
  if (challenges.length === 0) return;
  await database
    .updateTable('signInChallenges')
    .set({ attempts: sql<number>`attempts + 1` })
    .where(
      'id',
      'in',
      challenges.map(({ id }) => id),
    )
    .execute();
}
