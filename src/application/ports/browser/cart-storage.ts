import { token } from '#src/application/ports/token';
import type { OpenedCartLink } from '#src/domain/cart/cart-link-plan';
import type { OrderKey, UnsettledOrder } from '#src/domain/cart/order';
import type { PricePromises } from '#src/domain/cart/price-promise';
import type { Cents } from '#src/domain/money/money';

/**
 * The stored cart: local storage keys cart-number and cart-token (spec §3 Local storage keys). Values that are broken,
 * or that cannot be read at all, count as none.
 */
export interface CartStorage {
  read(): OrderKey | undefined;
  write(key: OrderKey): void;
  /** Clears the cart, the promised prices of its lines, and the links that were opened for it. */
  clear(): void;
  /** Stores the price of one unit that a page showed; the last one counts. */
  writePrice(key: string, price: Cents): void;
  readPrices(): PricePromises;
  /** Stores a cart link that was opened, in place of an earlier opening of it; keeps the newest ten. */
  writeOpenedLink(opened: OpenedCartLink): void;
  /** The newest first. */
  readOpenedLinks(): readonly OpenedCartLink[];
  /**
   * Stores the owner of the stored cart, by the sign-in provider's user id, for as long as that order is the stored
   * cart.
   */
  writeOwner(userId: string): void;
  readOwner(): string | undefined;
  /**
   * Stores the cart as an order whose payment is being settled, for every tab and the next visit; it is no longer the cart
   * (spec §2 checkout_session_id).
   */
  moveToUnsettled(checkoutSessionId: string): void;
  /** Orders whose payment is not settled, the oldest first. */
  readUnsettled(): readonly UnsettledOrder[];
  /** Removes an unsettled order once its outcome is certain. */
  clearUnsettled(number: string): void;
  /** Stores an order in this tab, to be shown once it is complete; the stored cart stays as it is. */
  writeAside(key: OrderKey): void;
  /** The order that this tab stored last. */
  readAside(): OrderKey | undefined;
  /** Removes that order and all unsettled ones, so that nobody else finds them here. */
  clearAside(): void;
}

export const CartStorage = token<CartStorage>('CartStorage');
