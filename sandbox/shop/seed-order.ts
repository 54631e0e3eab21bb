import type { Transaction } from 'kysely';
import { movableClock } from '#sandbox/clock';
import type { CustomerRow, Database } from '#sandbox/database/schema';
import { variantsBySku } from './catalogue/find-variant';
import type { Units } from './customer-history';
import { OrderWork } from './orders/order-work';
import { recalculate } from './orders/recalculate';
import { insertLine } from './orders/store-line';
import { attachPromotions } from './promotions/attach-promotions';
import { buildShipments } from './shipments/build-shipments';
import type { Shop } from './shop';

/** Whose order it is, where it goes, and what pays. */
export interface Buyer {
  readonly customer: CustomerRow;
  readonly addressId: number;
  readonly cardId: number | null;
}

interface PastOrder {
  readonly at: Date;
  readonly lines: Units;
  readonly subscriptionId: number | null;
  readonly state: 'complete' | 'canceled';
}

/** Puts an order of the past into the database, reckoned as any order is. It takes nothing out of stock and sends no mail. */
export async function seedOrder(
  shop: Shop,
  store: Transaction<Database>,
  buyer: Buyer,
  past: PastOrder,
): Promise<void> {
  const { at, subscriptionId } = past;
  const { id } = await store
    .insertInto('orders')
    .values({
      number: `R${shop.random.digits(9)}`,
      token: shop.random.token(16),
      state: 'cart',
      channel: subscriptionId === null ? 'spree' : 'subscriptions',
      customerId: buyer.customer.id,
      subscriptionId,
      email: buyer.customer.email,
      shipAddressId: buyer.addressId,
      billAddressId: buyer.addressId,
      createdAt: at,
      updatedAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const work = await OrderWork.on({ ...shop, clock: movableClock({ now: () => at }) }, store, id);
  for (const variant of await variantsBySku(store, Object.keys(past.lines))) {
    await insertLine(work, { variant, quantity: past.lines[variant.sku] ?? 0, options: {} });
  }
  await work.refresh();
  await attachPromotions(work, 'goods');
  await buildShipments(work);
  await recalculate(work);
  await settle(work, buyer, past.state);
}

/** Placed, paid and shipped a day later; or refused and canceled. */
async function settle(
  { order, store, now, shop }: OrderWork,
  { cardId }: Buyer,
  state: PastOrder['state'],
): Promise<void> {
  const placed = state === 'complete';
  const method = shop.world.paymentMethods.find(({ kind }) => kind === 'card');
  if (method) {
    await store
      .insertInto('payments')
      .values({
        orderId: order.id,
        paymentMethodId: method.id,
        creditCardId: cardId,
        amountCents: order.totalCents,
        state: placed ? 'completed' : 'failed',
        avsResponse: placed ? 'D' : null,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
  }
  await store.updateTable('adjustments').set({ finalized: true }).where('orderId', '=', order.id).execute();
  await store
    .updateTable('shipments')
    .set(
      placed
        ? { state: 'shipped', shippedAt: new Date(now.getTime() + 86_400_000), tracking: `RP${shop.random.digits(10)}` }
        : { state: 'canceled' },
    )
    .where('orderId', '=', order.id)
    .execute();
  await store
    .updateTable('orders')
    .set({
      state,
      completedAt: placed ? now : null,
      paymentTotalCents: placed ? order.totalCents : 0,
      paymentState: placed ? 'paid' : 'failed',
      shipmentState: placed ? 'shipped' : 'canceled',
    })
    .where('id', '=', order.id)
    .execute();
}
