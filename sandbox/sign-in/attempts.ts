import { sql } from 'kysely';
import type { SignInUserRow } from '#sandbox/database/schema';
import type { RefusalType } from './errors';
import { SignInRefusal } from './errors';
import { minutesAfter } from './minutes';
import type { Provider } from './provider';
import { findUser } from './user-store';

const allowedFailures = 10;
const lockMinutes = 60;

/** The user; throws while the user is locked. */
export async function requireUnlocked(provider: Provider, userId: string): Promise<SignInUserRow> {
  const user = await findUser(provider, userId);
  if (!user) throw new SignInRefusal('session_not_found');
  if (user.lockedUntil !== null && user.lockedUntil > provider.clock.now())
    throw new SignInRefusal('user_lock_limit_reached');
  return user;
}

/** Counts a wrong password or code and returns the error to throw. Ten in a row lock the user for an hour. */
export async function failed({ database, clock }: Provider, userId: string, type: RefusalType): Promise<SignInRefusal> {
  const { failedAttempts } = await database
    .updateTable('signInUsers')
    .set({ failedAttempts: sql<number>`failed_attempts + 1` })
    .where('id', '=', userId)
    .returning('failedAttempts')
    .executeTakeFirstOrThrow();
  if (failedAttempts >= allowedFailures) {
    await database
      .updateTable('signInUsers')
      .set({ failedAttempts: 0, lockedUntil: minutesAfter(clock.now(), lockMinutes) })
      .where('id', '=', userId)
      .execute();
  }
  return new SignInRefusal(type);
}

/** Resets the count. */
export async function succeeded({ database }: Provider, userId: string): Promise<void> {
  await database
    .updateTable('signInUsers')
    .set({ failedAttempts: 0, lockedUntil: null })
    .where('id', '=', userId)
    .execute();
}
