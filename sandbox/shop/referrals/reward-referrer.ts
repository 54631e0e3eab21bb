import { sql } from 'kysely';
import type { CustomerRow } from '#sandbox/database/schema';
import { normalEmail } from '#sandbox/http/text-length';
import { findByEmail } from '#sandbox/shop/customers/customer-store';
import { sendReferralReward, sendReferralTakenBack } from '#sandbox/shop/mails/referral-mails';
import type { Order } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { grantStoreCredit, takeBackStoreCredit } from '#sandbox/shop/payments/store-credit';
import type { Store } from '#sandbox/shop/shop';

/** Advisory lock that prevents two first orders of one friend from being rewarded both. */
const rewardLock = 4_107;

/**
 * Gives store credit to the customer who referred the buyer, once the buyer's first order is complete. Nobody is rewarded for
 * their own order. One friend earns one reward.
 */
export async function rewardReferrer(work: OrderWork): Promise<void> {
  const { order, shop, store, now } = work;
  const { referralCreditCents: amountCents } = shop.config;
  if (amountCents === undefined || order.referralIdentifier === null || order.email === null) return;
  const referrer = await findReferrer(store, order.referralIdentifier);
  if (!referrer || isSamePerson(referrer, order)) return;
  await sql`select pg_advisory_xact_lock(${rewardLock}::integer, hashtext(${emailOf(order)}))`.execute(store);
  if (!(await isFirstOrder(store, order))) return;
  const grant = { amountCents, memo: 'A friend placed their first order', category: 'Referral', reason: 'Referral' };
  const credit = await grantStoreCredit(store, referrer, grant, now);
  await store
    .insertInto('referralRewards')
    .values({ customerId: referrer.id, orderId: order.id, storeCreditId: credit.id, createdAt: now })
    .execute();
  await sendReferralReward(work, referrer, amountCents);
}

/** Takes back the rest of the reward for an order that was canceled. Credit that was spent stays spent. */
export async function takeBackReward(work: OrderWork): Promise<void> {
  const { order, store, now } = work;
  const reward = await store
    .updateTable('referralRewards')
    .set({ takenBackAt: now })
    .where('orderId', '=', order.id)
    .where('takenBackAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!reward) return;
  const amountCents = await takeBackStoreCredit(store, reward.storeCreditId, 'Referral canceled', now);
  if (amountCents === 0) return;
  const referrer = await store
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', reward.customerId)
    .executeTakeFirstOrThrow();
  await sendReferralTakenBack(work, referrer, amountCents);
}

/** The customer whose e-mail address the identifier stands for. */
async function findReferrer(store: Store, identifier: string): Promise<CustomerRow | undefined> {
  const known = await store
    .selectFrom('referralIdentifiers')
    .select('email')
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  return typeof known?.email === 'string' ? findByEmail(store, known.email) : undefined;
}

function isSamePerson(referrer: CustomerRow, order: Order): boolean {
  return referrer.id === order.customerId || normalEmail(referrer.email ?? '') === emailOf(order);
}

/** True when the buyer, by account or e-mail address, has no other order that was placed and not canceled. */
async function isFirstOrder(store: Store, order: Order): Promise<boolean> {
  const { customerId } = order;
  const other = await store
    .selectFrom('orders')
    .select('id')
    .where('id', '!=', order.id)
    .where('completedAt', 'is not', null)
    .where('state', '!=', 'canceled')
    .where((where) =>
      where.or([
        where(where.fn('lower', ['email']), '=', emailOf(order)),
        ...(customerId === null ? [] : [where('customerId', '=', customerId)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

function emailOf({ email }: Order): string {
  return normalEmail(email ?? '');
}
