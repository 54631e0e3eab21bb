import type { Caller } from '#sandbox/shop/customers/caller';
import { insertOrder } from '#sandbox/shop/orders/insert-order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { OrderWork as Work } from '#sandbox/shop/orders/order-work';
import type { Shop } from '#sandbox/shop/shop';

/** Creates an order for the caller and fills it. No other caller knows it yet, so it needs no lock. */
export async function createOrder(
  shop: Shop,
  caller: Caller,
  fill: (work: OrderWork) => Promise<void>,
): Promise<OrderWork['order']> {
  return shop.database.transaction().execute(async (store) => {
    const now = shop.clock.now();
    const customerId = caller.customer?.id ?? null;
    const email = caller.customer?.email ?? null;
    const id = await insertOrder(shop, store, { channel: 'spree', customerId, email }, now);
    const work = await Work.on(shop, store, id);
    await fill(work);
    return work.order;
  });
}
