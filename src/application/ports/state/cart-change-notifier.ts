import type { CartChangeNews, ExternalCartChange } from '#src/domain/cart/cart-change-news';

/** Hears of every change of the cart that the shopper did not make in this tab, and sees to it that they hear of it. */
export interface CartChangeNotifier {
  /** Never rejects: the cart itself is right already. */
  notify(change: ExternalCartChange): Promise<void>;

  /** What the shop itself did, or found, while it changed the cart. Never rejects. */
  announce(news: CartChangeNews): Promise<void>;
}
