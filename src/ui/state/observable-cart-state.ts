import { makeAutoObservable, observableRef } from 'mobx';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { Order } from '#src/domain/cart/order';
import type { QuantityIntents } from '#src/domain/cart/quantity-intents';

export class ObservableCartState implements CartState {
  current: Order | undefined = undefined;
  isLoaded = false;
  intents: QuantityIntents = new Map();

  constructor() {
    makeAutoObservable(this, { current: observableRef, intents: observableRef }, { autoBind: true });
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

  setIntent(lineItemId: number, quantity: number): void {
    this.intents = new Map(this.intents).set(lineItemId, quantity);
  }

  clearIntent(lineItemId: number): void {
    const intents = new Map(this.intents);
    intents.delete(lineItemId);
    this.intents = intents;
  }
}
