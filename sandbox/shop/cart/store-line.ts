import type { VariantRow } from '#sandbox/database/schema';
import { invalidResource } from '#sandbox/http/error-responses';
import { integerOf } from '#sandbox/http/request-body';
import type { LineOptions } from '#sandbox/shop/catalogue/line-parts';
import { linePrice } from '#sandbox/shop/orders/line-price';
import type { LineItem } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { storePrepaid } from '#sandbox/shop/prepaid/store-prepaid';
import { attachPromotions } from '#sandbox/shop/promotions/attach-promotions';

/** Larger quantities could exceed the database's integers. */
const maxQuantity = 10_000;
const maxAmountCents = 200_000_000;
const maxGiftCards = 100;

/** Lines of one order. */
export const maxLines = 100;

interface NewLine {
  readonly variant: VariantRow;
  readonly quantity: number;
  readonly options: LineOptions;
  /** A price of one unit that was promised; else today's. */
  readonly promisedCents?: number;
}

/** Stores a new line with its price and its prepaid plan. */
export async function insertLine(
  work: OrderWork,
  { variant, quantity, options, promisedCents }: NewLine,
): Promise<number> {
  if (work.order.lines.length >= maxLines)
    throw invalidResource({ line_items: [`are too many (maximum is ${String(maxLines)})`] });
  const priceCents = promisedCents ?? (await linePrice(work.store, variant, options, quantity));
  requireWithinLimits(variant, priceCents, quantity);
  const { id } = await work.store
    .insertInto('lineItems')
    .values({
      orderId: work.order.id,
      variantId: variant.id,
      quantity,
      priceCents,
      options: JSON.stringify(options),
      createdAt: work.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storePrepaid(work, id, options);
  return id;
}

/** Stores new lines and attaches the promotions that apply to them. Totals are not yet calculated. */
export async function insertLines(work: OrderWork, lines: readonly NewLine[]): Promise<void> {
  for (const line of lines) await insertLine(work, line);
  await work.refresh();
  await attachPromotions(work, 'items');
}

/** Changes the quantity, also of the subscription line that has the same quantity. The price of a prepaid line depends on it. */
export async function setQuantity(work: OrderWork, line: LineItem, quantity: number): Promise<void> {
  const priceCents = line.prepaid ? await linePrice(work.store, line.variant, line.options, quantity) : line.priceCents;
  requireWithinLimits(line.variant, priceCents, quantity);
  await work.store.updateTable('lineItems').set({ quantity, priceCents }).where('id', '=', line.id).execute();
  await work.store
    .updateTable('subscriptionLineItems')
    .set({ quantity })
    .where('lineItemId', '=', line.id)
    .where('quantity', '=', line.quantity)
    .execute();
}

/** An integer quantity of at least `least`; anything else is an error on `quantity`. */
export function requireQuantity(value: unknown, least: 0 | 1): number {
  const quantity = integerOf(value);
  if (quantity === undefined) throw invalidResource({ quantity: ['is not a number'] });
  if (quantity < least)
    throw invalidResource({
      quantity: [least === 1 ? 'must be greater than 0' : 'must be greater than or equal to 0'],
    });
  if (quantity > maxQuantity)
    throw invalidResource({ quantity: [`must be less than or equal to ${String(maxQuantity)}`] });
  return quantity;
}

/** Every gift card is a row of its own, and amounts must fit the database's integers. */
function requireWithinLimits({ kind }: VariantRow, priceCents: number, quantity: number): void {
  const most = kind === 'gift-card' ? maxGiftCards : maxQuantity;
  if (quantity > most) throw invalidResource({ quantity: [`must be less than or equal to ${String(most)}`] });
  if (priceCents * quantity > maxAmountCents) throw invalidResource({ quantity: ['is too large'] });
}
