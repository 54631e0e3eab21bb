import type { CustomerRow } from '#sandbox/database/schema';
import { attachPromotions } from '#sandbox/shop/promotions/attach-promotions';
import type { OrderWork } from './order-work';
import { recalculate } from './recalculate';

/** Makes a customer the owner of the order and sets their e-mail. Does not merge lines. Promotions for members apply from now on. */
export async function associateCustomer(work: OrderWork, customer: CustomerRow): Promise<void> {
  await work.store
    .updateTable('orders')
    .set({ customerId: customer.id, email: customer.email ?? work.order.email, updatedAt: work.now })
    .where('id', '=', work.order.id)
    .execute();
  await work.refresh();
  await attachPromotions(work, 'items');
  await recalculate(work);
}
