import type { CustomerRow } from '#sandbox/database/schema';
import { invalidResource } from '#sandbox/http/error-responses';
import type { Shop } from '#sandbox/shop/shop';
import { lockSubscription } from '#sandbox/shop/subscriptions/change-subscription';
import { loadSubscription } from '#sandbox/shop/subscriptions/load-subscriptions';
import type { Subscription } from '#sandbox/shop/subscriptions/subscription';
import { isUnpaid } from '#sandbox/shop/subscriptions/unpaid-delivery';
import { attemptDelivery } from './attempt-delivery';
import { isWithoutPayment } from './put-off-delivery';

/**
 * Charges the unpaid delivery again and sends it. A repeated call finds nothing unpaid and charges nothing. The changes of a refused
 * attempt stay, and no mail tells them: the customer is there and reads the answer.
 */
export async function retryPayment(shop: Shop, customer: CustomerRow, id: number): Promise<Subscription> {
  const { failure } = await lockSubscription(shop, customer, id, async (work) => {
    if (!isUnpaid(work.subscription, work.today)) throw invalidResource({ state: ['has nothing to pay'] });
    if (await isWithoutPayment(work, work.subscription)) throw invalidResource({ payment_source: ["can't be blank"] });
    return attemptDelivery(work, work.today);
  });
  if (failure === 'payment') throw invalidResource({ payment: [shop.config.declineMessage] });
  if (failure === 'stock') throw invalidResource({ line_items: ['are sold out'] });
  return loadSubscription(shop.database, id);
}
