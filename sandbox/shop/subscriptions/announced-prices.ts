import type { SubscriptionRow } from '#sandbox/database/schema';
import type { SubscriptionWork } from './subscription-work';

/** True once the prices of the next delivery were announced: until then a new price counts. */
export function arePricesAnnounced({
  announcedFor,
  actionableDate,
}: Pick<SubscriptionRow, 'announcedFor' | 'actionableDate'>): boolean {
  return announcedFor !== null && announcedFor === actionableDate;
}

/**
 * Keeps the prices of the next delivery from its first reminder on, also for a customer who does without it: a higher price is told
 * two weeks before it is charged, so one that rises since counts for the delivery after. A lower one counts at once.
 */
export async function announcePrices({ store, subscription }: SubscriptionWork): Promise<void> {
  if (arePricesAnnounced(subscription)) return;
  const { id, actionableDate, lines } = subscription;
  await store.updateTable('subscriptions').set({ announcedFor: actionableDate }).where('id', '=', id).execute();
  for (const line of lines)
    await store
      .updateTable('subscribedLines')
      .set({ announcedCents: line.priceCents })
      .where('id', '=', line.id)
      .execute();
}
