import type { Fulfillment } from '@vendure/core';

/** True for goods that are out of the warehouse, and not only packed. */
export function hasLeft({ state }: Pick<Fulfillment, 'state'>): boolean {
  return state === 'Shipped' || state === 'Delivered';
}
