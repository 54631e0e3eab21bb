import type { Order } from '@vendure/core';
import { isPaidAhead } from './prepaid-choice';
import { isRepeating } from './repeating-lines';

/** Says why a guest's order cannot be placed. */
export const signInToSubscribe = 'Please sign in: a subscription needs a customer.';

/** True when an order of a guest has recurring goods: it has no owner to ask about them. */
export function lacksSubscriber({ customer, lines }: Pick<Order, 'customer' | 'lines'>): boolean {
  return !customer?.user && (isRepeating({ lines }) || lines.some(isPaidAhead));
}
