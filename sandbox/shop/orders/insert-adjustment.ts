import type { Insertable } from 'kysely';
import type { AdjustmentTable } from '#sandbox/database/order-tables';
import type { OrderWork } from './order-work';

type NewAdjustment = Omit<Insertable<AdjustmentTable>, 'orderId' | 'createdAt' | 'updatedAt'>;

export async function insertAdjustment({ order, store, now }: OrderWork, adjustment: NewAdjustment): Promise<void> {
  await store
    .insertInto('adjustments')
    .values({ ...adjustment, orderId: order.id, createdAt: now, updatedAt: now })
    .execute();
}
