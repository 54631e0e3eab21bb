import type { Order } from '#src/domain/cart/order';
import type { Customer } from '#src/domain/customer/customer';

/** True when an order belongs to another customer (spec §4 Cart merge on sign-in). False for an order without an owner. */
export function isOfAnotherCustomer({ userId }: Order, { id }: Customer): boolean {
  return userId !== undefined && userId !== id;
}

/** The merge of the two carts at sign-in (spec §4 Cart merge on sign-in). */
export type CartMerge = 'associate-local' | 'use-current' | 'keep-local';

/**
 * A local cart with items is associated to the user. Otherwise the user's current order is used if it has items, or if
 * it is newer than the local cart. Otherwise the local cart is kept.
 */
export function chooseCart(local: Order | undefined, current: Order | undefined): CartMerge {
  if (local && local.lineItems.length > 0) return 'associate-local';
  if (!current) return 'keep-local';
  if (current.lineItems.length > 0 || !local || current.createdAt > local.createdAt) return 'use-current';
  return 'keep-local';
}
