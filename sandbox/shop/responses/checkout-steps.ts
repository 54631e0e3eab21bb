import type { OrderState } from '#sandbox/database/order-tables';
import type { Order } from '#sandbox/shop/orders/order';
import { needsShipping } from '#sandbox/shop/shipments/build-shipments';
import type { Shop } from '#sandbox/shop/shop';

/**
 * The checkout steps of the order. An order of e-mailed items alone has neither address nor delivery, unless the alternative
 * responses are set: stock Solidus has both for every order. An order with a total of 0 has no payment step.
 */
export function checkoutSteps(shop: Pick<Shop, 'responses'>, order: Order): readonly OrderState[] {
  const shipping: OrderState[] = needsAddress(shop, order) ? ['address', 'delivery'] : [];
  const paying: OrderState[] = order.totalCents > 0 ? ['payment'] : [];
  return [...shipping, ...paying, 'confirm', 'complete'];
}

export function needsAddress({ responses }: Pick<Shop, 'responses'>, order: Order): boolean {
  return responses.variant === 'alternative' || order.lines.length === 0 || needsShipping(order);
}
