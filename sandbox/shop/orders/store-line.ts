import type { VariantRow } from '#sandbox/database/schema';
import { invalidResource } from '#sandbox/http/refusals';
import { integerOf } from '#sandbox/http/request-body';
import { storePrepaid } from '#sandbox/shop/prepaid/store-prepaid';
import type { LineOptions } from './line-parts';
import { linePrice } from './line-price';
import type { LineItem } from './order';
import type { OrderWork } from './order-work';

/** More of one thing than anybody drinks; beyond it cents would leave the range of the database's integers. */
const largestQuantity = 10_000;
const largestAmountCents = 200_000_000;
const mostGiftCards = 100;

interface NewLine {
  readonly variant: VariantRow;
  readonly quantity: number;
  readonly options: LineOptions;
}

/** Stores a new line at its price, with the deliveries that are paid ahead. */
export async function insertLine(work: OrderWork, { variant, quantity, options }: NewLine): Promise<number> {
  const priceCents = await linePrice(work.store, variant, options, quantity);
  requireReasonable(variant, priceCents, quantity);
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

/** What repeats of a line follows it, unless it was another quantity from the start. More cans paid ahead may cost less each. */
export async function setQuantity(work: OrderWork, line: LineItem, quantity: number): Promise<void> {
  const priceCents = line.prepaid ? await linePrice(work.store, line.variant, line.options, quantity) : line.priceCents;
  requireReasonable(line.variant, priceCents, quantity);
  await work.store.updateTable('lineItems').set({ quantity, priceCents }).where('id', '=', line.id).execute();
  await work.store
    .updateTable('subscriptionLineItems')
    .set({ quantity })
    .where('lineItemId', '=', line.id)
    .where('quantity', '=', line.quantity)
    .execute();
}

/** Whole units from the least on; anything else is refused under `quantity`. */
export function requireQuantity(value: unknown, least: 0 | 1): number {
  const quantity = integerOf(value);
  if (quantity === undefined) throw invalidResource({ quantity: ['is not a number'] });
  if (quantity < least)
    throw invalidResource({
      quantity: [least === 1 ? 'must be greater than 0' : 'must be greater than or equal to 0'],
    });
  if (quantity > largestQuantity)
    throw invalidResource({ quantity: [`must be less than or equal to ${String(largestQuantity)}`] });
  return quantity;
}

/** Every gift card has an entry of its own, and amounts stay within the range of the database's integers. */
function requireReasonable({ kind }: VariantRow, priceCents: number, quantity: number): void {
  const most = kind === 'gift-card' ? mostGiftCards : largestQuantity;
  if (quantity > most) throw invalidResource({ quantity: [`must be less than or equal to ${String(most)}`] });
  if (priceCents * quantity > largestAmountCents) throw invalidResource({ quantity: ['is too large'] });
}
