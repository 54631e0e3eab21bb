import { sql } from 'kysely';
import type { SignInChallengeRow } from '#sandbox/database/sign-in-tables';
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
  /** By what the challenge is found when it brings no token of its own. */
  readonly methodId?: string;
  readonly secret?: string;
  readonly codeChallenge?: string | null;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Stores something that can be answered once, and gives the token by which it is answered. */
export async function pose(provider: Provider, challenge: NewChallenge): Promise<string> {
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

/** What the token stands for, also when it is used or expired; undefined when it was never given out for this. */
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

/** Uses it up. False when it is used or expired; of several who try at once one succeeds. */
export async function useUp({ database, clock }: Provider, challenge: SignInChallengeRow): Promise<boolean> {
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

/** Counts a wrong answer to each of them. */
export async function countWrongAnswer(
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
