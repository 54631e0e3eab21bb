import { sql } from 'kysely';
import type { SignInEmailRow, SignInPhoneNumberRow, SignInUserRow } from '#sandbox/database/schema';
import type { Store } from '#sandbox/shop/shop';
import { makeId } from './ids';
import type { Provider } from './provider';

export function findUser({ database }: Provider, userId: string): Promise<SignInUserRow | undefined> {
  return database.selectFrom('signInUsers').selectAll().where('id', '=', userId).executeTakeFirst();
}

export async function createUser({ clock, random }: Provider, store: Store): Promise<string> {
  const id = makeId(random, 'user');
  const name = { first_name: '', middle_name: '', last_name: '' };
  await store
    .insertInto('signInUsers')
    .values({
      id,
      name: JSON.stringify(name),
      passwordId: null,
      passwordHash: null,
      lockedUntil: null,
      createdAt: clock.now(),
    })
    .execute();
  return id;
}

export function findEmail({ database }: Provider, email: string): Promise<SignInEmailRow | undefined> {
  return database.selectFrom('signInEmails').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findEmailById({ database }: Provider, id: string): Promise<SignInEmailRow | undefined> {
  return database.selectFrom('signInEmails').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds the e-mail, or adds it to the user or to a new user. Concurrent calls add it once. */
export function findOrAddEmail(provider: Provider, email: string, owner?: string): Promise<SignInEmailRow> {
  return runExclusive(provider, `email ${email}`, async (store) => {
    const known = await store.selectFrom('signInEmails').selectAll().where('email', '=', email).executeTakeFirst();
    if (known) return known;
    const userId = owner ?? (await createUser(provider, store));
    const row: SignInEmailRow = { id: makeId(provider.random, 'email'), userId, email, verified: false };
    await store.insertInto('signInEmails').values(row).execute();
    return row;
  });
}

export function findPhoneNumber(
  { database }: Provider,
  phoneNumber: string,
): Promise<SignInPhoneNumberRow | undefined> {
  return database
    .selectFrom('signInPhoneNumbers')
    .selectAll()
    .where('phoneNumber', '=', phoneNumber)
    .executeTakeFirst();
}

export function findPhoneNumberById({ database }: Provider, id: string): Promise<SignInPhoneNumberRow | undefined> {
  return database.selectFrom('signInPhoneNumbers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Like `findOrAddEmail`. */
export function findOrAddPhoneNumber(
  provider: Provider,
  phoneNumber: string,
  owner?: string,
): Promise<SignInPhoneNumberRow> {
  return runExclusive(provider, `phone number ${phoneNumber}`, async (store) => {
    const known = await store
      .selectFrom('signInPhoneNumbers')
      .selectAll()
      .where('phoneNumber', '=', phoneNumber)
      .executeTakeFirst();
    if (known) return known;
    const userId = owner ?? (await createUser(provider, store));
    const row: SignInPhoneNumberRow = {
      id: makeId(provider.random, 'phone-number'),
      userId,
      phoneNumber,
      verified: false,
    };
    await store.insertInto('signInPhoneNumbers').values(row).execute();
    return row;
  });
}

export async function verifyPhoneNumber({ database }: Provider, phoneId: string): Promise<void> {
  await database.updateTable('signInPhoneNumbers').set({ verified: true }).where('id', '=', phoneId).execute();
}

/** Runs work in a transaction, one at a time per subject across all sandboxes on the database. */
export function runExclusive<T>(
  { database }: Provider,
  subject: string,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (store) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${subject}`}, 0))`.execute(store);
    return work(store);
  });
}
