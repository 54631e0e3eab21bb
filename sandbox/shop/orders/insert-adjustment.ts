import type { Insertable } from 'kysely';
import type { Database } from '#sandbox/database/schema';
import type { OrderWork } from './order-work';

type NewAdjustment = Omit<Insertable<Database['adjustments']>, 'orderId' | 'createdAt' | 'updatedAt'>;

export async function insertAdjustment({ order, store, now }: OrderWork, adjustment: NewAdjustment): Promise<void> {
  await store
    .insertInto('adjustments')
    .values({ ...adjustment, orderId: order.id, createdAt: now, updatedAt: now })
    .execute();
}
