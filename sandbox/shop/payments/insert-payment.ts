import type { Insertable } from 'kysely';
import type { Database } from '#sandbox/database/schema';
import type { OrderWork } from '#sandbox/shop/orders/order-work';

type NewPayment = Omit<Insertable<Database['payments']>, 'orderId' | 'createdAt' | 'updatedAt'>;

/** Stores a payment of the order and returns its id. The order has to be refreshed to see it. */
export async function insertPayment({ order, store, now }: OrderWork, payment: NewPayment): Promise<number> {
  const { id } = await store
    .insertInto('payments')
    .values({ ...payment, orderId: order.id, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
