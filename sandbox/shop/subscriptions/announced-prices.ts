import type { SubscribedLineRow, SubscriptionRow } from '#sandbox/database/schema';
import { nextCharge } from './next-charge';
import type { Subscription } from './subscription';
import type { SubscriptionChange } from './subscription-change';
import type { SubscriptionWork } from './subscription-work';

/** True once the prices of the next delivery were announced: until then a new price counts. */
export function arePricesAnnounced({
  announcedFor,
  actionableDate,
}: Pick<SubscriptionRow, 'announcedFor' | 'actionableDate'>): boolean {
  return announcedFor !== null && announcedFor === actionableDate;
}

/**
 * The price of one unit of an announced line in cents: the announced number costs no more than the announced price, and each other unit
 * costs its price of today. A remainder is rounded down.
 */
export function announcedPriceOf(
  { announcedCents, announcedQuantity, quantity }: SubscribedLineRow,
  todayCents: number,
): number {
  if (announcedCents === null || announcedCents >= todayCents) return todayCents;
  const promised = Math.min(quantity, announcedQuantity ?? quantity);
  return Math.floor((promised * announcedCents + (quantity - promised) * todayCents) / quantity);
}

/**
 * The total that the customer was told of the next delivery, in cents: by its last reminder, or else by its first one. Undefined when no
 * reminder of its day has named one.
 */
export function announcedTotal({
  actionableDate,
  reminders,
}: Pick<Subscription, 'actionableDate' | 'reminders'>): number | undefined {
  const told = (['last_chance', 'default'] as const).map((type) =>
    reminders.findLast((one) => one.reminderType === type && one.actionableDate === actionableDate),
  );
  return told.find((one) => one !== undefined && one.announcedCents !== null)?.announcedCents ?? undefined;
}

/**
 * Keeps the prices of the next delivery from its first reminder on, also for a customer who does without it: a higher price is told
 * two weeks before it is charged, so one that rises since counts for the delivery after. A lower one counts at once, and a can that is
 * added to the box since costs its price of that day.
 */
export async function announcePrices({ store, subscription }: SubscriptionWork): Promise<void> {
  if (arePricesAnnounced(subscription)) return;
  const { id, actionableDate, lines } = subscription;
  await store.updateTable('subscriptions').set({ announcedFor: actionableDate }).where('id', '=', id).execute();
  for (const line of lines)
    await store
      .updateTable('subscribedLines')
      .set({ announcedCents: line.priceCents, announcedQuantity: line.quantity })
      .where('id', '=', line.id)
      .execute();
}

/** Keeps the total of a box whose cans or address its customer has changed since it was announced: the mail of that change names it. */
export async function announceChange(work: SubscriptionWork, { before, after }: SubscriptionChange): Promise<void> {
  if (isSameBox(before, after) || announcedTotal(after) === undefined) return;
  const charge = await nextCharge(work, after);
  if (!charge || after.actionableDate === null) return;
  await work.store
    .updateTable('subscriptionReminders')
    .set({ announcedCents: charge.totalCents })
    .where('subscriptionId', '=', after.id)
    .where('actionableDate', '=', after.actionableDate)
    .where('announcedCents', 'is not', null)
    .execute();
}

function isSameBox(before: Subscription, after: Subscription): boolean {
  return before.shipAddressId === after.shipAddressId && contentsOf(before) === contentsOf(after);
}

function contentsOf({ lines }: Subscription): string {
  return JSON.stringify(lines.map(({ variantId, quantity, oneTime }) => [variantId, quantity, oneTime]).toSorted());
}
