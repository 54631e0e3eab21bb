import type { CartNews } from '#src/domain/cart/cart-news';

/** Where the shopper reads news of the cart, in plain words. */
export interface CartNewsBoard {
  show(news: CartNews): void;
}
