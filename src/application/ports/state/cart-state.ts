import { token } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import type { QuantityIntents } from '#src/domain/cart/quantity';

/** The shopper's cart as the page knows it (spec §3 Client state, cart). */
export interface CartState {
  readonly current: Order | undefined;
  /** True once it is known whether there is a cart. */
  readonly isLoaded: boolean;
  /** Quantities that the shopper chose and the server has not confirmed. */
  readonly intents: QuantityIntents;
  /** Sets the order to the server's latest version. */
  replace(order: Order): void;
  /** Sets the state to no cart. */
  clear(): void;
  setIntent(lineItemId: string, quantity: number): void;
  /** Drops an intent: it was confirmed, or refused and rolled back. */
  clearIntent(lineItemId: string): void;
}

export const CartState = token<CartState>('CartState');
