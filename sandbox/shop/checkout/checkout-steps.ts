import type { OrderState } from '#sandbox/database/order-tables';
import type { Order } from '#sandbox/shop/orders/order';

/** The checkout steps of the order. An order with a total of 0 has no payment step. */
export function checkoutSteps(order: Order): readonly OrderState[] {
  return order.totalCents > 0
    ? ['address', 'delivery', 'payment', 'confirm', 'complete']
    : ['address', 'delivery', 'confirm', 'complete'];
}
