import type { Order } from '#src/domain/cart/order';
import { isGiftCard } from '#src/domain/gift-card/gift-card';
import { deliveryState } from './delivery-state';

/**
 * Returns the skus of a placed order that its customer can review once something has left, each once and in the order of its
 * lines. For a pack that the shopper put together these are its cans. Gift cards have no reviews.
 */
export function reviewableSkus(order: Order): readonly string[] {
  const state = deliveryState(order);
  if (state !== 'shipped' && state !== 'partly-shipped') return [];
  const skus = order.lineItems.flatMap((line) =>
    line.variant.isComposable ? line.parts.map(({ sku }) => sku) : isGiftCard(line) ? [] : [line.sku],
  );
  return [...new Set(skus)];
}
