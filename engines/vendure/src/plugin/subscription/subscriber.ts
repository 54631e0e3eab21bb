import type { Order } from '@vendure/core';

/** Says why a guest's order cannot be placed. */
export const signInToSubscribe = 'Please sign in: a subscription needs a customer.';

/** Says if an order has something that comes again, and nobody who could be asked about it: it is a guest's. */
export function lacksSubscriber({ customer, lines }: Pick<Order, 'customer' | 'lines'>): boolean {
  if (customer?.user) return false;
  return lines.some(({ customFields }) => customFields.subscription !== '' || customFields.prepaid !== '');
}
