import { sql } from 'kysely';
import type { CustomerRow, StoreCreditRow } from '#sandbox/database/schema';
import type { StoreCreditSeed } from '#sandbox/shop/config/seed-data';
import type { Store } from '#sandbox/shop/shop';

export interface StoreCreditGrant extends StoreCreditSeed {
  /** 'Gift Card' when left out. */
  readonly category?: string;
  /** Shown with the event. */
  readonly reason?: string;
}

export async function grantStoreCredit(
  store: Store,
  customer: CustomerRow,
  grant: StoreCreditGrant,
  now: Date,
): Promise<StoreCreditRow> {
  const credit = await store
    .insertInto('storeCredits')
    .values({
      customerId: customer.id,
      category: grant.category ?? 'Gift Card',
      memo: grant.memo,
      amountCents: grant.amountCents,
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { amountCents, reason = null } = grant;
  await recordEvent(store, credit, { action: 'Added', amountCents, orderNumber: null, reason, now });
  return credit;
}

/** Gives back store credit that was set aside for an order and not used. */
export async function releaseStoreCredit(store: Store, creditId: number, amountCents: number): Promise<void> {
  await store
    .updateTable('storeCredits')
    .set((column) => ({ authorizedCents: column('authorizedCents', '-', amountCents) }))
    .where('id', '=', creditId)
    .execute();
}

/** Authorizes store credit. Returns false when it is no longer available, for example spent by another order. */
export async function authorizeStoreCredit(store: Store, creditId: number, amountCents: number): Promise<boolean> {
  const taken = await store
    .updateTable('storeCredits')
    .set((column) => ({ authorizedCents: column('authorizedCents', '+', amountCents) }))
    .where('id', '=', creditId)
    .where((where) => where(sql<number>`amount_cents - authorized_cents - used_cents`, '>=', amountCents))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Captures authorized credit. The customer sees it as "Used". */
export async function captureStoreCredit(
  store: Store,
  creditId: number,
  amountCents: number,
  orderNumber: string,
  now: Date,
): Promise<void> {
  const credit = await store
    .updateTable('storeCredits')
    .set((column) => ({
      authorizedCents: column('authorizedCents', '-', amountCents),
      usedCents: column('usedCents', '+', amountCents),
    }))
    .where('id', '=', creditId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(store, credit, { action: 'Used', amountCents, orderNumber, now });
}

/** The customer's credits with a balance, oldest first, locked until the transaction ends. */
export async function spendableCredits(
  store: Store,
  customerId: number,
): Promise<readonly (StoreCreditRow & { readonly remainingCents: number })[]> {
  const credits = await store
    .selectFrom('storeCredits')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return credits
    .map((credit) => ({ ...credit, remainingCents: remaining(credit) }))
    .filter(({ remainingCents }) => remainingCents > 0);
}

interface CreditEvent {
  readonly action: 'Added' | 'Used';
  readonly amountCents: number;
  readonly orderNumber: string | null;
  readonly reason?: string | null;
  readonly now: Date;
}

async function recordEvent(
  store: Store,
  credit: StoreCreditRow,
  { action, amountCents, orderNumber, reason = null, now }: CreditEvent,
): Promise<void> {
  const all = await store.selectFrom('storeCredits').selectAll().where('customerId', '=', credit.customerId).execute();
  await store
    .insertInto('storeCreditEvents')
    .values({
      customerId: credit.customerId,
      storeCreditId: credit.id,
      action,
      amountCents,
      userTotalCents: all.reduce((total, one) => total + one.amountCents - one.usedCents, 0),
      remainingCents: credit.amountCents - credit.usedCents,
      orderNumber,
      reason,
      createdAt: now,
    })
    .execute();
}

function remaining(credit: StoreCreditRow): number {
  return credit.amountCents - credit.authorizedCents - credit.usedCents;
}
