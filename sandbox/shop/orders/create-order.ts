import type { Caller } from '#sandbox/shop/customers/caller';
import type { Shop } from '#sandbox/shop/shop';
import type { OrderWork } from './order-work';
import { OrderWork as Work } from './order-work';

/** Makes an empty order for the caller and fills it; nobody else can know it yet, so it needs no lock. */
export async function createOrder(
  shop: Shop,
  caller: Caller,
  fill: (work: OrderWork) => Promise<void>,
): Promise<OrderWork['order']> {
  return shop.database.transaction().execute(async (store) => {
    const now = shop.clock.now();
    const { id } = await store
      .insertInto('orders')
      .values({
        number: `R${shop.random.digits(9)}`,
        token: shop.random.token(16),
        state: 'cart',
        channel: 'spree',
        customerId: caller.customer?.id ?? null,
        email: caller.customer?.email ?? null,
        createdAt: now,
        updatedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const work = await Work.on(shop, store, id);
    await fill(work);
    return work.order;
  });
}
