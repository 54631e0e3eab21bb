import { sql } from 'kysely';
import type { CustomerRow } from '#sandbox/database/schema';
import { normalEmail } from '#sandbox/http/text-length';
import type { Store } from '#sandbox/shop/shop';
import type { VerifiedSubject } from '#sandbox/shop/token-verifier';

/** The customer with this subject. Creates one on first sight, once also for concurrent requests. */
export async function findOrCreateCustomer(store: Store, who: VerifiedSubject, now: Date): Promise<CustomerRow> {
  const [proven] = who.provenEmails;
  const known = (await findBySubject(store, who.subject)) ?? (await claimPending(store, who, now));
  if (known) return withEmail(store, known, who, now);
  const made = await store
    .insertInto('customers')
    .values({ subject: who.subject, email: who.email, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made && proven !== undefined) return giveEmail(store, made, proven, now);
  const found = made ?? (await findBySubject(store, who.subject));
  if (!found) throw new Error(`The customer ${who.subject} could not be stored.`);
  return found;
}

/** Gives a customer the address that they have proven meanwhile, unless another one has, or writes down one that is not proven. */
async function withEmail(store: Store, customer: CustomerRow, who: VerifiedSubject, now: Date): Promise<CustomerRow> {
  if (customer.provenEmail !== null) return customer;
  const [proven] = who.provenEmails;
  if (proven !== undefined && !(await findByEmail(store, proven))) return giveEmail(store, customer, proven, now);
  if (customer.email !== null || who.email === null || (await findByEmail(store, who.email))) return customer;
  await store
    .updateTable('customers')
    .set({ email: who.email, updatedAt: now })
    .where('id', '=', customer.id)
    .where('email', 'is', null)
    .execute();
  return { ...customer, email: who.email, updatedAt: now };
}

/** Gives an address to the customer who has proven it, and takes it from all others. */
export async function giveEmail(store: Store, customer: CustomerRow, email: string, now: Date): Promise<CustomerRow> {
  if (!store.isTransaction) return store.transaction().execute((inside) => giveEmail(inside, customer, email, now));
  await sql`select pg_advisory_xact_lock(hashtext(${`address:${email}`}))`.execute(store);
  await store
    .updateTable('customers')
    .set({ email: null, provenEmail: null, updatedAt: now })
    .where('id', '!=', customer.id)
    .where((where) => where.or([where('provenEmail', '=', email), where(where.fn('lower', ['email']), '=', email)]))
    .execute();
  return store
    .updateTable('customers')
    .set({ email, provenEmail: email, updatedAt: now })
    .where('id', '=', customer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findBySubject(store: Store, subject: string): Promise<CustomerRow | undefined> {
  return store.selectFrom('customers').selectAll().where('subject', '=', subject).executeTakeFirst();
}

/** The customer who has proven this e-mail address. */
export function findByEmail(store: Store, email: string): Promise<CustomerRow | undefined> {
  return store.selectFrom('customers').selectAll().where('provenEmail', '=', normalEmail(email)).executeTakeFirst();
}

/** The subject of a seeded customer who has not signed in yet. */
export function pendingSubject(email: string): string {
  return `email:${email}`;
}

/** Links a seeded customer to the first user who proves to own the e-mail address. */
async function claimPending(
  store: Store,
  { subject, provenEmails }: VerifiedSubject,
  now: Date,
): Promise<CustomerRow | undefined> {
  if (provenEmails.length === 0) return undefined;
  return store
    .updateTable('customers')
    .set({ subject, updatedAt: now })
    .where('subject', 'in', provenEmails.map(pendingSubject))
    .returningAll()
    .executeTakeFirst();
}
