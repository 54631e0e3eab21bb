import type { OrderState } from '#sandbox/database/order-tables';
import type { Order } from '#sandbox/shop/orders/order';

/** The steps that this order goes through; one that costs nothing has nothing to pay. */
export function checkoutSteps(order: Order): readonly OrderState[] {
  return order.totalCents > 0
    ? ['address', 'delivery', 'payment', 'confirm', 'complete']
    : ['address', 'delivery', 'confirm', 'complete'];
}
