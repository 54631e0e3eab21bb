import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import type { Container } from '#src/composition/container';
import { CartWatch } from '#src/ui/cart/cart-watch';
import { focusPressed } from '#src/ui/kit/pressed-button';
import { adapters as cart } from './cart';
import { adapters as geography } from './geography';
import { adapters as referral } from './referral';

/** The adapters that load for every shopper once the page is hydrated, and with code that needs them earlier. */
export function adapters(container: Container): void {
  for (const bind of [cart, geography, referral]) bind(container);
}

/**
 * Starts the parts that every shopper needs from now on: the focus on pressed buttons, and the cart, with the parameters of the
 * address.
 */
export function startShopping(container: Container, parameters: URLSearchParams): void {
  focusPressed();
  adapters(container);
  container.get(CartWatch).start(parameters);
}

export function openAddLine(container: Container): AddLineToCart {
  adapters(container);
  return container.get(AddLineToCart);
}
