import type { CartState } from '#src/application/ports/state/cart-state';
import type { Order } from '#src/domain/cart/order';
import type { QuantityIntents } from '#src/domain/cart/quantity-intents';

export class PlainCartState implements CartState {
  current: Order | undefined;
  isLoaded = false;
  intents: QuantityIntents = new Map();

  replace(order: Order): void {
    this.current = order;
    this.isLoaded = true;
  }

  clear(): void {
    this.current = undefined;
    this.intents = new Map();
    this.isLoaded = true;
  }

  setIntent(lineItemId: string, quantity: number): void {
    this.intents = new Map([...this.intents, [lineItemId, quantity]]);
  }

  clearIntent(lineItemId: string): void {
    this.intents = new Map([...this.intents].filter(([id]) => id !== lineItemId));
  }
}
