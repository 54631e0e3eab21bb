import type { Order } from '#src/domain/cart/order';

/**
 * Whether only a signed-in customer can place the order: subscription and prepaid lines need a customer
 * (spec §6 Signed-in only: subscriptions).
 * What has become of a payment: nothing yet, it is being decided, its money is held or collected, or it means nothing any
 */
export function needsCustomer({ subscriptionInCart, lineItems }: Order): boolean {
  return (
    subscriptionInCart ||
    lineItems.some((line) => line.subscriptionLineItems.length > 0 || line.prePaidSubscription !== undefined)
  );
}
