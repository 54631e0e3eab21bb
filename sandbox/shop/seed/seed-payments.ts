import type { Insertable } from 'kysely';
import type { Database } from '#sandbox/database/schema';
import type { PaymentMethod } from '#sandbox/shop/config/payment-method';
import type { Shop, Store } from '#sandbox/shop/shop';
import { paidForLine } from '#sandbox/shop/totals/paid-for-line';
import { orderOutcomes } from './order-outcomes';
import type { Buyer, SeededOrder } from './past-order';

const millisecondsPerDay = 86_400_000;

/** Seeds the payments of past orders: gift card first, then store credit, then the card. */
export async function seedPayments(
  shop: Shop,
  store: Store,
  buyer: Buyer,
  orders: readonly SeededOrder[],
): Promise<void> {
  const payments: Insertable<Database['payments']>[] = [];
  for (const seeded of orders) {
    payments.push(...(await paymentsOf(shop, store, buyer, seeded)));
    const paymentTotalCents = paidCents(seeded);
    await store.updateTable('orders').set({ paymentTotalCents }).where('id', '=', seeded.order.id).execute();
  }
  await store.insertInto('payments').values(payments).execute();
}

async function paymentsOf(
  shop: Shop,
  store: Store,
  { cardId, credit }: Buyer,
  { seed, order }: SeededOrder,
): Promise<readonly Insertable<Database['payments']>[]> {
  const outcome = orderOutcomes[seed.outcome ?? 'shipped'];
  const payment = { orderId: order.id, state: outcome.payment, createdAt: seed.at, updatedAt: seed.at };
  const payments: Insertable<Database['payments']>[] = [];
  let rest = order.totalCents;
  if (seed.giftCardCents !== undefined) {
    const amountCents = Math.min(seed.giftCardCents, rest);
    const giftCardId = await usedGiftCard(shop, store, seed.giftCardCents, amountCents, order.id, seed.at);
    payments.push({ ...payment, paymentMethodId: methodId(shop, 'gift-card'), giftCardId, amountCents });
    rest -= amountCents;
  }
  for (const share of credit.spend(Math.min(seed.storeCreditCents ?? 0, rest), order.number, seed.at)) {
    payments.push({ ...payment, paymentMethodId: methodId(shop, 'store-credit'), ...share });
    rest -= share.amountCents;
  }
  if (outcome.order === 'canceled') credit.giveBack(order.number, new Date(seed.at.getTime() + millisecondsPerDay));
  if (rest > 0) {
    payments.push({
      ...payment,
      paymentMethodId: methodId(shop, 'card'),
      creditCardId: cardId,
      amountCents: rest,
      avsResponse: outcome.payment === 'failed' ? null : 'D',
    });
  }
  return payments;
}

async function usedGiftCard(
  { config, random }: Shop,
  store: Store,
  amountCents: number,
  usedCents: number,
  orderId: number,
  createdAt: Date,
): Promise<number> {
  const { id } = await store
    .insertInto('giftCards')
    .values({
      storeId: config.store.id,
      redemptionCode: `SEED${random.digits(12)}`,
      amountCents,
      usedCents,
      createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await store.insertInto('orderGiftCards').values({ orderId, giftCardId: id }).execute();
  return id;
}

function methodId({ config }: Shop, kind: PaymentMethod['kind']): number {
  const method = config.paymentMethods.find((one) => one.kind === kind);
  if (!method) throw new Error(`The shop takes no payment by ${kind}, but an order of its seed data was paid by it.`);
  return method.id;
}

function paidCents({ seed, order }: SeededOrder): number {
  switch (orderOutcomes[seed.outcome ?? 'shipped'].paid) {
    case 'all':
      return order.totalCents;
    case 'all-but-one-unit': {
      const [line] = order.lines;
      return line ? order.totalCents - Math.round(paidForLine(order, line) / line.quantity) : order.totalCents;
    }
    case 'nothing':
      return 0;
  }
}
