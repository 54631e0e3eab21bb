import type { OrderKey } from '#src/domain/cart/order';

/**
 * The tokens that links to placed orders brought, kept in this tab over a reload (spec §2 /order/confirmation/:number/:id).
 * They are never the shopper's cart. Values that are broken, or that cannot be read at all, count as none.
 */
export interface OrderLinkStorage {
  /** The key to the order of this number. */
  read(number: string): OrderKey | undefined;
  /** Stores one key for each order, for whoever is signed in, or for a guest; the last one counts. */
  write(key: OrderKey): void;
  /** Forgets what links opened for a guest or for anybody but this user of the sign-in provider. */
  keepOnly(userId: string): void;
  /** Forgets all of them: nobody else is to find them here. */
  clear(): void;
}
