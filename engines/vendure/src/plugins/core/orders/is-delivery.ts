import type { Order } from '@vendure/core';

/** True for an order without a buyer's gesture: a delivery of a subscription or of a prepaid plan. */
export function isDelivery({ customFields }: Pick<Order, 'customFields'>): boolean {
  return customFields.subscriptionId !== null || customFields.prepaidPlanId !== null;
}
