import type { CustomerRow } from '#sandbox/database/schema';
import type { Store } from '#sandbox/shop/shop';
import type { VerifiedSubject } from './token-verifier';

/** The customer whom the sign-in provider calls so. Made when seen for the first time, also when seen twice at once. */
export async function firstSightOf(store: Store, who: VerifiedSubject, now: Date): Promise<CustomerRow> {
  const known = (await findBySubject(store, who.subject)) ?? (await findAwaiting(store, who, now));
  if (known?.email === null && who.email !== null) return giveEmail(store, known, who.email, now);
  if (known) return known;
  await store
    .insertInto('customers')
    .values({ subject: who.subject, email: who.email, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
  const made = await findBySubject(store, who.subject);
  if (!made) throw new Error(`The customer ${who.subject} could not be stored.`);
  return made;
}

/** An address that somebody added to their ways to sign in becomes the customer's, who had none. */
async function giveEmail(store: Store, customer: CustomerRow, email: string, now: Date): Promise<CustomerRow> {
  await store
    .updateTable('customers')
    .set({ email, updatedAt: now })
    .where('id', '=', customer.id)
    .where('email', 'is', null)
    .execute();
  return { ...customer, email, updatedAt: now };
}

export function findBySubject(store: Store, subject: string): Promise<CustomerRow | undefined> {
  return store.selectFrom('customers').selectAll().where('subject', '=', subject).executeTakeFirst();
}

/** The first customer with an e-mail address, however it is spelled. */
export function findByEmail(store: Store, email: string): Promise<CustomerRow | undefined> {
  return store
    .selectFrom('customers')
    .selectAll()
    .where(({ fn }) => fn('lower', ['email']), '=', email.trim().toLowerCase())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Under which a customer is kept who is known by an address and has not signed in yet. */
export function subjectAwaiting(email: string): string {
  return `email:${email}`;
}

/** Whoever proves to have an address that a customer is awaited under is that customer from now on. */
async function findAwaiting(
  store: Store,
  { subject, email, emailVerified }: VerifiedSubject,
  now: Date,
): Promise<CustomerRow | undefined> {
  if (email === null || emailVerified !== true) return undefined;
  return store
    .updateTable('customers')
    .set({ subject, updatedAt: now })
    .where('subject', '=', subjectAwaiting(email))
    .returningAll()
    .executeTakeFirst();
}
