import type { LineItem, Order } from '#sandbox/shop/orders/order';
import { discountedAmounts } from './calculate-totals';
import { lineAmount } from './recalculate';

/**
 * Returns the cost of a line of an order, in cents: after all discounts, its share of those of the whole order among them, and
 * with its tax. Goods that were added to the placed order have no share.
 */
export function paidForLine({ lines, adjustments }: Order, { id, priceCents, quantity }: LineItem): number {
  const bought = lines.filter(({ crossSold }) => !crossSold).map(lineAmount);
  return adjustments
    .filter(({ source, lineItemId }) => source === 'tax' && lineItemId === id)
    .reduce(
      (sum, { amountCents }) => sum + amountCents,
      discountedAmounts(bought, adjustments).get(id) ?? priceCents * quantity,
    );
}
