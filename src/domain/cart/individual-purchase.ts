import type { Order } from './order';

/**
 * Whether an order may go to checkout: at least one line can be bought on its own (spec §5, noIndividualPurchase).
 * An empty order has nothing to buy.
 */
export function canBeBought(order: Order): boolean {
  return order.lineItems.some((line) => !line.variant.noIndividualPurchase);
}
