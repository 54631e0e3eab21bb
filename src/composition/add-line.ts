import type { Container } from 'inversify';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { bindOnce } from './bind-once';
import { shopperModule } from './modules/shopper-module';

/** What puts something into the cart: it comes with the rest of the cart, in a chunk of its own. */
export function openAddLine(container: Container): AddLineToCart {
  bindOnce(container, [shopperModule]);
  return container.get(AddLineToCart);
}
