import type { DeliveryPlan } from '#src/plugin/delivery/shared/delivery-orders';
import type { SubscribedLine, Subscription } from './subscription.entity';

/** Plans the next delivery of a subscription: all lines, those for it alone too, and less where `lines` says so. */
export function planOf(
  subscription: Subscription,
  lines: readonly SubscribedLine[] = subscription.lines,
): DeliveryPlan {
  const { id: subscriptionId, customer, email, shippingAddress, billingAddress } = subscription;
  return {
    of: { subscriptionId },
    customer,
    email: customer.emailAddress || email,
    lines: lines.map(({ productVariantId, quantity, parts }) => ({ productVariantId, quantity, parts })),
    shippingAddress,
    billingAddress,
  };
}
