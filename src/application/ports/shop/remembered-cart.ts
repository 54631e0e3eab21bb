import { token } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';

/**
 * The back end's memory of this browser's cart, for when the browser has lost the key of it: some browsers clear storage after
 * a week. Where the back end shares no site with the shop, it remembers nothing. Rejects with GatewayError.
 */
export interface RememberedCart {
  /** The cart that this browser created last, if it is open and no customer's. */
  read(): Promise<Order | undefined>;
  /** From now on no cart is given to this browser. */
  forget(): Promise<void>;
}

export const RememberedCart = token<RememberedCart>('RememberedCart');
