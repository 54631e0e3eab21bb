import { token } from '#src/application/ports/token';
import type { CartChangeNews } from '#src/domain/cart/cart-change-news';

/** Shows the shopper the changes of the cart as text. */
export interface CartChangeAlerts {
  show(news: CartChangeNews): void;
}

export const CartChangeAlerts = token<CartChangeAlerts>('CartChangeAlerts');
