import type { Order } from '#src/domain/cart/order';
import { isGiftCard } from '#src/domain/gift-card/gift-card';
import { deliveryState } from '#src/domain/orders/delivery-state';

/** Only once something has left. A pack that the shopper put together counts by its cans; gift cards do not count. */
export function reviewableSkus(order: Order): readonly string[] {
  const state = deliveryState(order);
  if (state !== 'shipped' && state !== 'partly-shipped') return [];
  const skus = order.lineItems.flatMap((line) =>
    line.variant.isComposable ? line.parts.map(({ sku }) => sku) : isGiftCard(line) ? [] : [line.sku],
  );
  return [...new Set(skus)];
}
