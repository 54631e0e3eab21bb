import { readParts } from '#sandbox/shop/catalogue/line-parts';
import type { Store } from '#sandbox/shop/shop';

/** True when the customer bought the product, alone or as a part of a pack, in an order that was not canceled. */
export async function hasBought(store: Store, customerId: number, sku: string): Promise<boolean> {
  const lines = await store
    .selectFrom('lineItems')
    .innerJoin('orders', 'orders.id', 'lineItems.orderId')
    .innerJoin('variants', 'variants.id', 'lineItems.variantId')
    .select(['variants.sku', 'variants.parts', 'lineItems.options'])
    .where('orders.customerId', '=', customerId)
    .where('orders.state', 'in', ['complete', 'returned'])
    .execute();
  return lines.some(
    (line) => line.sku === sku || [...line.parts, ...readParts(line.options['parts'])].some((part) => part.sku === sku),
  );
}
