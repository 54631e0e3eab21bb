import { invalidResource } from '#sandbox/http/error-responses';
import type { LineItem } from './order';
import type { OrderWork } from './order-work';
import type { SubscriptionInput } from './subscription-input';

/** Replaces the subscription lines of a line. Variant and quantity default to those of the line. */
export async function storeSubscriptionLines(
  work: OrderWork,
  line: LineItem,
  inputs: readonly SubscriptionInput[],
): Promise<void> {
  for (const { variantId } of inputs) await requireSubscribable(work, line, variantId ?? line.variantId);
  await work.store.deleteFrom('subscriptionLineItems').where('lineItemId', '=', line.id).execute();
  for (const input of inputs) {
    await work.store
      .insertInto('subscriptionLineItems')
      .values({
        lineItemId: line.id,
        variantId: input.variantId ?? line.variantId,
        quantity: input.quantity ?? line.quantity,
        intervalLength: input.intervalLength,
        intervalUnits: input.intervalUnits,
        endDate: input.endDate,
      })
      .execute();
  }
  await work.refresh();
}

async function requireSubscribable({ store }: OrderWork, line: LineItem, variantId: number): Promise<void> {
  const variant =
    variantId === line.variantId
      ? line.variant
      : await store.selectFrom('variants').select('subscribable').where('id', '=', variantId).executeTakeFirst();
  if (!variant?.subscribable) throw invalidResource({ base: ['The requested item cannot be subscribed'] });
}
