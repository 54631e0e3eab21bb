import type { UnseenChange } from '../../../domain/cart/cart-news';

/** Hears of every change of the cart that this tab did not make, and sees to it that the shopper does. */
export interface CartNewsDesk {
  /** Never rejects: the cart itself is right already. */
  tell(change: UnseenChange): Promise<void>;
}
