import type { Order } from '#src/domain/cart/order';
import { type Catalogue, findProduct } from '#src/domain/content/site-content';

/**
 * Whether an order has wine in it, so that its buyer has to be 21 or over and an adult has to sign for it. Something the
 * catalogue does not know counts as wine: better one question too many than a can in the wrong hands.
 */
export function needsAdult(order: Order, catalogue: Catalogue): boolean {
  return order.lineItems.some((line) => findProduct(catalogue, line.sku)?.family !== 'merch');
}
