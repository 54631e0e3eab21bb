import type { CartNews, UnseenChange } from '#src/domain/cart/cart-news';

/** Hears of every change of the cart that the shopper did not make in this tab, and sees to it that they hear of it. */
export interface CartNewsDesk {
  /** Never rejects: the cart itself is right already. */
  tell(change: UnseenChange): Promise<void>;

  /** What the shop itself did, or found, while it changed the cart. Never rejects. */
  announce(news: CartNews): Promise<void>;
}
