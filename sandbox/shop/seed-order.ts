import type { Transaction } from 'kysely';
import { movableClock } from '#sandbox/clock';
import type { CustomerRow, Database } from '#sandbox/database/schema';
import { insertOrder } from '#sandbox/shop/orders/insert-order';
import { insertPayment } from '#sandbox/shop/payments/insert-payment';
import { variantsBySku } from './catalogue/find-variant';
import type { Units } from './customer-history';
import { OrderWork } from './orders/order-work';
import { recalculate } from './orders/recalculate';
import { insertLines } from './orders/store-line';
import { buildShipments } from './shipments/build-shipments';
import type { Shop } from './shop';

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

/** Seeds a past order with totals calculated as for any order. Does not change stock and sends no mail. */
export async function seedOrder(
  shop: Shop,
  store: Transaction<Database>,
  buyer: Buyer,
  past: PastOrder,
): Promise<void> {
  const { at, subscriptionId } = past;
  const id = await insertOrder(
    shop,
    store,
    {
      channel: subscriptionId === null ? 'spree' : 'subscriptions',
      customerId: buyer.customer.id,
      subscriptionId,
      email: buyer.customer.email,
      shipAddressId: buyer.addressId,
      billAddressId: buyer.addressId,
    },
    at,
  );
  const work = await OrderWork.on({ ...shop, clock: movableClock({ now: () => at }) }, store, id);
  const variants = await variantsBySku(store, Object.keys(past.lines));
  await insertLines(
    work,
    variants.map((variant) => ({ variant, quantity: past.lines[variant.sku] ?? 0, options: {} })),
  );
  await buildShipments(work);
  await recalculate(work);
  await close(work, buyer, past.state);
}

/** Marks the order as placed, paid and shipped a day later; or as failed and canceled. */
async function close(work: OrderWork, { cardId }: Buyer, state: PastOrder['state']): Promise<void> {
  const { order, store, now, shop } = work;
  const placed = state === 'complete';
  const method = shop.config.paymentMethods.find(({ kind }) => kind === 'card');
  if (method) {
    await insertPayment(work, {
      paymentMethodId: method.id,
      creditCardId: cardId,
      amountCents: order.totalCents,
      state: placed ? 'completed' : 'failed',
      avsResponse: placed ? 'D' : null,
    });
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
