import type { CartChangeNews } from '#src/domain/cart/cart-change-news';

/** Where the shopper reads news of the cart, in plain words. */
export interface CartChangeAlerts {
  show(news: CartChangeNews): void;
}
