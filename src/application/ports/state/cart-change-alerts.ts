import { token } from '#src/application/ports/token';
import type { CartChange } from '#src/domain/cart/cart-change';

/** Shows the shopper the changes of the cart as text. */
export interface CartChangeAlerts {
  show(notice: CartChange): void;
}

export const CartChangeAlerts = token<CartChangeAlerts>('CartChangeAlerts');
