import type { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { token } from '#src/application/ports/token';
import type { CartWatch } from './cart-watch';

/** The part of the cart that every page uses. */
export interface Cart {
  readonly watch: Pick<CartWatch, 'start'>;
  readonly addLine: Pick<AddLineToCart, 'execute'>;
}

/** Loads it, once for all who ask. */
export type LoadCart = () => Promise<Cart>;
export const LoadCart = token<LoadCart>('LoadCart');
