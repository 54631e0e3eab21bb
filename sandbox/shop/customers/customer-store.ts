import type { CustomerRow } from '#sandbox/database/schema';
import type { Store } from '#sandbox/shop/shop';
import type { VerifiedSubject } from '#sandbox/shop/token-verifier';

/** The customer with this subject. Creates one on first sight, once also for concurrent requests. */
export async function findOrCreateCustomer(store: Store, who: VerifiedSubject, now: Date): Promise<CustomerRow> {
  const known = (await findBySubject(store, who.subject)) ?? (await claimPending(store, who, now));
  if (known?.email === null && who.email !== null) return setEmail(store, known, who.email, now);
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

/** Sets the e-mail of a customer without one, when it was added at the sign-in provider. */
async function setEmail(store: Store, customer: CustomerRow, email: string, now: Date): Promise<CustomerRow> {
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

/** The first customer with this e-mail address, ignoring case. */
export function findByEmail(store: Store, email: string): Promise<CustomerRow | undefined> {
  return store
    .selectFrom('customers')
    .selectAll()
    .where(({ fn }) => fn('lower', ['email']), '=', email.trim().toLowerCase())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The subject of a seeded customer who has not signed in yet. */
export function pendingSubject(email: string): string {
  return `email:${email}`;
}

/** Links a seeded customer to the first user who proves to own the e-mail address. */
async function claimPending(
  store: Store,
  { subject, email, emailVerified }: VerifiedSubject,
  now: Date,
): Promise<CustomerRow | undefined> {
  if (email === null || emailVerified !== true) return undefined;
  return store
    .updateTable('customers')
    .set({ subject, updatedAt: now })
    .where('subject', '=', pendingSubject(email))
    .returningAll()
    .executeTakeFirst();
}
