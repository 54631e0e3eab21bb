import { token } from '#src/application/ports/token';
import type { CartChange, ExternalCartChange } from '#src/domain/cart/cart-change';

/** Notifies only of changes that the shopper did not make in this tab. */
export interface CartChangeNotifier {
  /** Never rejects: the cart itself is already up to date. */
  notify(change: ExternalCartChange): Promise<void>;

  /** The shop made it itself, or found it while it changed the cart. Never rejects. */
  announce(notice: CartChange): Promise<void>;
}

export const CartChangeNotifier = token<CartChangeNotifier>('CartChangeNotifier');
