import { token } from '#src/application/ports/token';
import type { CartChange, ExternalCartChange } from '#src/domain/cart/cart-change';

/** Notifies the shopper of every change of the cart that they did not make in this tab. */
export interface CartChangeNotifier {
  /** Never rejects: the cart itself is already up to date. */
  notify(change: ExternalCartChange): Promise<void>;

  /** Announces a change that the shop made itself, or found while it changed the cart. Never rejects. */
  announce(notice: CartChange): Promise<void>;
}

export const CartChangeNotifier = token<CartChangeNotifier>('CartChangeNotifier');
