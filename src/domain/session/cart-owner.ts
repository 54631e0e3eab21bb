import type { Order } from '#src/domain/cart/order';
import type { Customer } from '#src/domain/customer/customer';

/** Whether an order is known to be another customer's (spec §4 Cart merge on sign-in). One without an owner is nobody's yet. */
export function isAnothers({ userId }: Order, { id }: Customer): boolean {
  return userId !== undefined && userId !== id;
}
