import type { Order } from '#src/domain/cart/order';
import { type Catalogue, findProduct } from '#src/domain/content/site-content';

/**
 * Whether an order contains wine, so that the buyer must be 21 or over and an adult must sign for it. Unknown items count as
 * wine, to be safe.
 */
export function needsAdult(order: Order, catalogue: Catalogue): boolean {
  return order.lineItems.some((line) => findProduct(catalogue, line.sku)?.family !== 'merch');
}
