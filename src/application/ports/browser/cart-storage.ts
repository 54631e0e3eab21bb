import type { OrderKey } from '../../../domain/cart/order';

/**
 * The stored cart: local storage keys cart-number and cart-token (spec §3 Local storage keys). Values that are broken,
 * or that cannot be read at all, count as none.
 */
export interface CartStorage {
  read(): OrderKey | undefined;
  write(key: OrderKey): void;
  forget(): void;
  /** Puts the stored cart aside, in this tab only, and forgets it: its payment is being settled (spec §2 checkout_session_id). */
  setAside(): void;
  /** Notes an order in this tab as one that is being completed; the stored cart stays as it is. */
  keepAside(key: OrderKey): void;
  /** The order this tab put aside last: to be restored when its payment is refused, or shown once it is complete. */
  readAside(): OrderKey | undefined;
}
