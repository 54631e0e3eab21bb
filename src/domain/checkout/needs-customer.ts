import type { Order } from '#src/domain/cart/order';

/**
 * Whether an order can be placed by somebody signed in only: what comes again, or is paid ahead, has to belong to a
 * customer (spec §6 Signed-in only: subscriptions).
 */
export function needsCustomer({ subscriptionInCart, lineItems }: Order): boolean {
  return (
    subscriptionInCart ||
    lineItems.some((line) => line.subscriptionLineItems.length > 0 || line.prePaidSubscription !== undefined)
  );
}
