import { token } from '#src/application/ports/token';
import type { CartChange } from '#src/domain/cart/cart-change';

/** Shows the shopper the changes of the cart as text. Its code comes with the first change, because changes are rare. */
export interface CartChangeAlerts {
  show(notice: CartChange): Promise<void>;
}

export const CartChangeAlerts = token<CartChangeAlerts>('CartChangeAlerts');
