import { token } from '#src/application/ports/token';
import type { OrderKey } from '#src/domain/cart/order';

/** Keys cart-number and cart-token (spec §3 Local storage keys). Broken values count as none. Only for CurrentCart. */
export interface CartStorage {
  read(): OrderKey | undefined;
  /** Another order has no owner yet. */
  write(key: OrderKey): void;
  /** Clears the owner, too. */
  clear(): void;
  /** The sign-in provider's user id, for as long as that order is the stored cart. */
  writeOwner(userId: string): void;
  readOwner(): string | undefined;
}

export const CartStorage = token<CartStorage>('CartStorage');
