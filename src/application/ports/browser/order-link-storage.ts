import { token } from '#src/application/ports/token';
import type { OrderKey } from '#src/domain/cart/order';
import type { PersonalStorage } from './personal-storage';

/**
 * The tokens in links to placed orders, kept in this tab across reloads (spec §2 /order/confirmation/:number/:id). They are
 * never the shopper's cart. Values that are broken, or that cannot be read at all, count as none.
 */
export interface OrderLinkStorage extends PersonalStorage {
  /** The key to the order of this number. */
  read(number: string): OrderKey | undefined;
  /** Stores one key for each order, for the signed-in user or a guest; the last one counts. */
  write(key: OrderKey): void;
  /** Removes the orders that links opened for a guest or for another user of the sign-in provider. */
  giveTo(userId: string): void;
  /** Removes all keys, so that nobody else finds them here. */
  forget(): void;
}

export const OrderLinkStorage = token<OrderLinkStorage>('OrderLinkStorage');
