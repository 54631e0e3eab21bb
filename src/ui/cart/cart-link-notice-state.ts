import type { CartLinkOutcome } from '#src/application/cart/open-cart-link';
import type { Cell } from '#src/application/ports/state/cell';
import { token } from '#src/application/ports/token';

/** The outcome of a cart link, until the shopper has read it on the cart page. */
export type CartLinkNoticeState = Cell<CartLinkOutcome | undefined>;

export const CartLinkNoticeState = token<CartLinkNoticeState>('CartLinkNoticeState');
