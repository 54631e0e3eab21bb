import { token } from '#src/application/ports/token';
import type { OrderKey } from '#src/domain/cart/order';

/**
 * The stored cart: local storage keys cart-number and cart-token (spec §3 Local storage keys). Values that are broken,
 * or that cannot be read at all, count as none. Only CurrentCart uses it.
 */
export interface CartStorage {
  read(): OrderKey | undefined;
  /** Stores the cart. Another order has no owner yet. */
  write(key: OrderKey): void;
  /** True when a cart that is stored outlives the page. False where storage is full or forbidden. */
  readonly isLasting: boolean;
  /** Clears the cart and its owner. */
  clear(): void;
  /**
   * Stores the owner of the stored cart, by the sign-in provider's user id, for as long as that order is the stored
   * cart.
   */
  writeOwner(userId: string): void;
  readOwner(): string | undefined;
}

export const CartStorage = token<CartStorage>('CartStorage');
