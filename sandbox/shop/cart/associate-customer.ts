import type { CustomerRow } from '#sandbox/database/schema';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { attachPromotions } from '#sandbox/shop/promotions/attach-promotions';
import { recalculate } from '#sandbox/shop/totals/recalculate';

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
