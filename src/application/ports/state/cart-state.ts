import { token } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import type { QuantityIntents } from '#src/domain/cart/quantity';

/** The shopper's cart as the page knows it (spec §3 Client state, cart). */
export interface CartState {
  readonly current: Order | undefined;
  /** It is known whether there is a cart. */
  readonly isLoaded: boolean;
  /** The server has not confirmed them. */
  readonly intents: QuantityIntents;
  replace(order: Order): void;
  clear(): void;
  setIntent(lineItemId: string, quantity: number): void;
  /** Confirmed, or refused and rolled back. */
  clearIntent(lineItemId: string): void;
}

export const CartState = token<CartState>('CartState');
