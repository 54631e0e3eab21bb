import type { Order } from '#src/domain/cart/order';
import type { Customer } from '#src/domain/customer/customer';

/** Whether an order belongs to another customer (spec §4 Cart merge on sign-in). False for an order without an owner. */
export function isAnothers({ userId }: Order, { id }: Customer): boolean {
  return userId !== undefined && userId !== id;
}
