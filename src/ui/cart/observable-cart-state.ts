import type { CartState } from '#src/application/ports/state/cart-state';
import type { Order } from '#src/domain/cart/order';
import type { QuantityIntents } from '#src/domain/cart/quantity';
import { autoObservable } from '#src/ui/kit/auto-observable';

export class ObservableCartState implements CartState {
  current: Order | undefined = undefined;
  isLoaded = false;
  intents: QuantityIntents = new Map();

  constructor() {
    autoObservable(this);
  }

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
    this.intents = new Map(this.intents).set(lineItemId, quantity);
  }

  clearIntent(lineItemId: string): void {
    const intents = new Map(this.intents);
    intents.delete(lineItemId);
    this.intents = intents;
  }
}
