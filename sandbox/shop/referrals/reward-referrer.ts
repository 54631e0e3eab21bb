import { sql } from 'kysely';
import type { CustomerRow } from '#sandbox/database/schema';
import { normalEmail } from '#sandbox/http/text-length';
import { isGiftCard } from '#sandbox/shop/catalogue/gift-card-goods';
import { findByEmail } from '#sandbox/shop/customers/customer-store';
import { sendReferralReward } from '#sandbox/shop/mails/referral-mails';
import type { Order } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { goodsCents } from '#sandbox/shop/orders/parcel-contents';
import { grantStoreCredit } from '#sandbox/shop/payments/store-credit';
import type { Store } from '#sandbox/shop/shop';

/** Advisory lock that prevents two orders from being rewarded which each alone would be: of one friend, of one card, for one referrer. */
const rewardLock = 4_107;

/** Rewards of one referrer in a month of the calendar in UTC. */
const mostInMonth = 10;

/**
 * Gives store credit to the customer who referred the buyer, once the card of the buyer's first order is charged. It has to
 * have paid more than the reward, for goods other than gift cards: else the reward would pay for itself. No customer is
 * rewarded for their own order, twice for one friend or one card, or too often in a month. An order that is charged cannot be
 * canceled any more.
 */
export async function rewardReferrer(work: OrderWork): Promise<void> {
  const { order, shop, store, now } = work;
  const { referralCreditCents: amountCents } = shop.config;
  if (amountCents === undefined || order.referralIdentifier === null || order.email === null) return;
  const referrer = await findReferrer(store, order.referralIdentifier);
  if (!referrer || isSamePerson(referrer, order)) return;
  const cardFingerprint = await cardOf(store, order);
  if (cardFingerprint === null || paidForGoods(order) <= amountCents) return;
  for (const name of [emailOf(order), `referrer ${referrer.id}`, `card ${cardFingerprint}`])
    await sql`select pg_advisory_xact_lock(${rewardLock}::integer, hashtext(${name}))`.execute(store);
  if (!(await isFirstOrder(store, order))) return;
  if (!(await mayBeRewarded(store, order, referrer, cardFingerprint, now))) return;
  const grant = { amountCents, memo: 'The first order of a friend is paid', category: 'Referral', reason: 'Referral' };
  const credit = await grantStoreCredit(store, referrer, grant, now);
  await store
    .insertInto('referralRewards')
    .values({
      ...{ customerId: referrer.id, orderId: order.id, storeCreditId: credit.id, cardFingerprint },
      createdAt: now,
    })
    .execute();
  await sendReferralReward(work, referrer, amountCents);
}

/** The card that was charged for the order itself. */
async function cardOf(store: Store, { payments }: Order): Promise<string | null> {
  const paid = payments.find(({ state, creditCardId }) => state === 'completed' && creditCardId !== null);
  if (!paid) return null;
  const card = await store
    .selectFrom('creditCards')
    .select('fingerprint')
    .where('id', '=', paid.creditCardId)
    .executeTakeFirstOrThrow();
  return card.fingerprint;
}

/** The cents that cards have paid for goods. They pay for gift cards first. */
function paidForGoods({ lines, payments, adjustments }: Order): number {
  const cards = lines.filter(isGiftCard).reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const paid = payments
    .filter(({ state, creditCardId }) => state === 'completed' && creditCardId !== null)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const discounts = adjustments
    .filter(({ source, eligible, shipmentId }) => source === 'promotion' && eligible && shipmentId === null)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.min(paid - cards, goodsCents(lines) + discounts);
}

/** True unless the order was rewarded before, its card was for another one, or the referrer has had enough this month. */
async function mayBeRewarded(
  store: Store,
  { id }: Order,
  referrer: CustomerRow,
  cardFingerprint: string,
  now: Date,
): Promise<boolean> {
  const monthBegan = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const before = await store
    .selectFrom('referralRewards')
    .select(['orderId', 'cardFingerprint', 'customerId', 'createdAt'])
    .where((where) =>
      where.or([
        where('orderId', '=', id),
        where('cardFingerprint', '=', cardFingerprint),
        where.and([where('customerId', '=', referrer.id), where('createdAt', '>=', monthBegan)]),
      ]),
    )
    .execute();
  const isUsed = before.some((one) => one.orderId === id || one.cardFingerprint === cardFingerprint);
  return !isUsed && before.length < mostInMonth;
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

/** True when the buyer, by account or e-mail address, has no order that was placed before and not canceled. */
async function isFirstOrder(store: Store, order: Order): Promise<boolean> {
  const { customerId } = order;
  const other = await store
    .selectFrom('orders')
    .select('id')
    .where('id', '!=', order.id)
    .where((where) =>
      where.or([
        where('completedAt', '<', order.completedAt),
        where.and([where('completedAt', '=', order.completedAt), where('id', '<', order.id)]),
      ]),
    )
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
