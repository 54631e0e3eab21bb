import type { VariantRow } from '#sandbox/database/schema';
import type { ApiError } from '#sandbox/http/api-error';
import { invalidResource } from '#sandbox/http/refusals';
import type { Fields } from '#sandbox/http/request-body';
import { integerOf } from '#sandbox/http/request-body';
import { variantBySku } from '#sandbox/shop/catalogue/find-variant';
import type { Store } from '#sandbox/shop/shop';
import type { SubscriptionWork } from './change-subscription';
import { cansOf } from './club';
import { loadSubscription } from './load-subscriptions';
import type { SubscribedLine } from './subscription';
import { recurringLines } from './subscription';

/** More of one thing than anybody drinks. */
const largestQuantity = 1000;

/**
 * Changes what deliveries hold, entry by entry: with an id another quantity or sku, or `_destroy`; without one a new line,
 * with `one_time` for the next delivery only. In the end a club has to have the cans of its size.
 */
export async function changeSubscribedLines(work: SubscriptionWork, entries: readonly Fields[]): Promise<void> {
  const { store, subscription } = work;
  for (const entry of entries) {
    const { lines } = await loadSubscription(store, subscription.id);
    const id = integerOf(entry['id']);
    if (entry['id'] === undefined || entry['id'] === null) await add(work, lines, entry);
    else
      await change(
        store,
        lines.find((line) => line.id === id),
        entry,
      );
  }
  const recurring = recurringLines((await loadSubscription(store, subscription.id)).lines);
  if (recurring.length === 0) throw refused("can't be blank");
  if (subscription.clubCans !== null && cansOf(recurring) !== subscription.clubCans) {
    throw refused(`must add up to ${String(subscription.clubCans)} cans`);
  }
}

async function change(store: Store, line: SubscribedLine | undefined, entry: Fields): Promise<void> {
  if (!line) throw refused('do not belong to this subscription');
  const quantity = entry['quantity'] === undefined ? line.quantity : readQuantity(entry['quantity'], 0);
  if (isTrue(entry['_destroy']) || quantity === 0) {
    await store.deleteFrom('subscribedLines').where('id', '=', line.id).execute();
    return;
  }
  const isOther = entry['sku'] !== undefined && entry['sku'] !== line.variant.sku;
  const other = isOther ? { variantId: (await subscribable(store, entry['sku'], line.oneTime)).id, options: '{}' } : {};
  await store
    .updateTable('subscribedLines')
    .set({ quantity, ...other })
    .where('id', '=', line.id)
    .execute();
}

/** The same variant again makes its line bigger. */
async function add(
  { store, subscription }: SubscriptionWork,
  lines: readonly SubscribedLine[],
  entry: Fields,
): Promise<void> {
  if (isTrue(entry['_destroy'])) return;
  const oneTime = isTrue(entry['one_time']);
  const variant = await subscribable(store, entry['sku'], oneTime);
  const quantity = entry['quantity'] === undefined ? 1 : readQuantity(entry['quantity'], 1);
  const same = lines.find((line) => line.variantId === variant.id && line.oneTime === oneTime);
  if (same) {
    const more = readQuantity(same.quantity + quantity, 1);
    await store.updateTable('subscribedLines').set({ quantity: more }).where('id', '=', same.id).execute();
  } else {
    await store
      .insertInto('subscribedLines')
      .values({ subscriptionId: subscription.id, variantId: variant.id, quantity, oneTime })
      .execute();
  }
}

/** What repeats has to be made for it; an extra may be anything that is shipped. A pack put together is only kept as it was bought. */
async function subscribable(store: Store, sku: unknown, oneTime: boolean): Promise<VariantRow> {
  const variant = typeof sku === 'string' ? await variantBySku(store, sku) : undefined;
  if (!variant) throw refused(`name an unknown sku: ${typeof sku === 'string' ? sku : ''}`);
  if (variant.composable || (oneTime ? variant.digital : !variant.subscribable))
    throw refused(`cannot hold ${variant.sku}`);
  return variant;
}

function readQuantity(value: unknown, least: 0 | 1): number {
  const quantity = integerOf(value);
  if (quantity === undefined || quantity < least || quantity > largestQuantity) {
    throw refused(`need quantities from ${String(least)} to ${String(largestQuantity)}`);
  }
  return quantity;
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1';
}

function refused(message: string): ApiError {
  return invalidResource({ line_items: [message] });
}
