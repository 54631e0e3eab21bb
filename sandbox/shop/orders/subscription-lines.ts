import { invalidResource } from '../../http/refusals';
import type { LineItem } from './order';
import type { OrderWork } from './order-work';
import type { SubscriptionInput } from './subscription-input';

/** Replaces what repeats of a line. Variant and quantity are the line's unless given. */
export async function storeSubscriptionLines(work: OrderWork, line: LineItem, inputs: readonly SubscriptionInput[]): Promise<void> {
  if (inputs.length > 0 && !line.variant.subscribable) throw invalidResource({ base: ['The requested item cannot be subscribed'] });
  await work.store.deleteFrom('subscriptionLineItems').where('lineItemId', '=', line.id).execute();
  for (const input of inputs) {
    await work.store.insertInto('subscriptionLineItems').values({
      lineItemId: line.id,
      variantId: input.variantId ?? line.variantId,
      quantity: input.quantity ?? line.quantity,
      intervalLength: input.intervalLength,
      intervalUnits: input.intervalUnits,
      endDate: input.endDate,
    }).execute();
  }
  await work.refresh();
}
