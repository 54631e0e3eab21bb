import type { Order } from '@vendure/core';
import { isPaidAhead } from './prepaid-choice';
import { isRepeating } from './repeating-lines';

/** Says why a guest's order cannot be placed. */
export const signInToSubscribe = 'Please sign in: a subscription needs a customer.';

/** Says if an order has something that comes again, and nobody who could be asked about it: it is a guest's. */
export function lacksSubscriber({ customer, lines }: Pick<Order, 'customer' | 'lines'>): boolean {
  return !customer?.user && (isRepeating({ lines }) || lines.some(isPaidAhead));
}
