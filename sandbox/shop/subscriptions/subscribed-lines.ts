import type { VariantRow } from '#sandbox/database/schema';
import type { ApiError } from '#sandbox/http/api-error';
import { invalidResource } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { integerOf, isTrue } from '#sandbox/http/request-body';
import { variantBySku } from '#sandbox/shop/catalogue/find-variant';
import { clubSizeOf, totalCans } from '#sandbox/shop/club/club';
import type { Store } from '#sandbox/shop/shop';
import { writeSubscription } from './change-subscription';
import { loadSubscription } from './load-subscriptions';
import type { SubscribedLine } from './subscription';
import { recurringLines } from './subscription';
import type { SubscriptionWork } from './subscription-work';

const maxQuantity = 1000;

/** Of a line that came into the box since its prices were announced. */
const unannounced = { announcedCents: null, announcedQuantity: null } as const;

/**
 * Changes the lines of a subscription. An entry with an id changes quantity or sku, or removes the line with `_destroy`; one
 * without adds a line, with `one_time` for the next delivery only. A club holds 12 or 24 cans, and changes its size only
 * while its deliveries run.
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
  if (recurring.length === 0) throw lineItemsError("can't be blank");
  const { clubCans, state, paused } = subscription;
  if (clubCans === null || totalCans(recurring) === clubCans) return;
  const canResize = state === 'active' && !paused;
  const size = canResize ? clubSizeOf(totalCans(recurring)) : null;
  if (size === null) throw lineItemsError(`must add up to ${canResize ? '12 or 24' : String(clubCans)} cans`);
  await writeSubscription(work, { clubCans: size });
}

async function change(store: Store, line: SubscribedLine | undefined, entry: Fields): Promise<void> {
  if (!line) throw lineItemsError('do not belong to this subscription');
  const quantity = entry['quantity'] === undefined ? line.quantity : readQuantity(entry['quantity'], 0);
  if (isTrue(entry['_destroy']) || quantity === 0) {
    await store.deleteFrom('subscribedLines').where('id', '=', line.id).execute();
    return;
  }
  const isOther = entry['sku'] !== undefined && entry['sku'] !== line.variant.sku;
  const other = isOther
    ? { variantId: (await subscribable(store, entry['sku'], line.oneTime)).id, options: '{}', ...unannounced }
    : {};
  await store
    .updateTable('subscribedLines')
    .set({ quantity, ...other })
    .where('id', '=', line.id)
    .execute();
}

/** Adds to the line of the same variant when there is one. */
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

/** A recurring line needs a subscribable variant; a one-time extra may be anything that ships. Composable packs cannot be added. */
async function subscribable(store: Store, sku: unknown, oneTime: boolean): Promise<VariantRow> {
  const variant = typeof sku === 'string' ? await variantBySku(store, sku) : undefined;
  if (!variant) throw lineItemsError(`name an unknown sku: ${typeof sku === 'string' ? sku : ''}`);
  if (variant.composable || (oneTime ? variant.digital : !variant.subscribable))
    throw lineItemsError(`cannot hold ${variant.sku}`);
  return variant;
}

function readQuantity(value: unknown, least: 0 | 1): number {
  const quantity = integerOf(value);
  if (quantity === undefined || quantity < least || quantity > maxQuantity) {
    throw lineItemsError(`need quantities from ${String(least)} to ${String(maxQuantity)}`);
  }
  return quantity;
}

function lineItemsError(message: string): ApiError {
  return invalidResource({ line_items: [message] });
}
