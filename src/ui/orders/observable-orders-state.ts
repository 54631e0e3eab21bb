import type { GatewayError } from '#src/application/ports/gateway-error';
import type { OrdersState } from '#src/application/ports/state/orders-state';
import type { Order } from '#src/domain/cart/order';
import { autoObservable } from '#src/ui/kit/auto-observable';

export class ObservableOrdersState implements OrdersState {
  byNumber: ReadonlyMap<string, Order> = new Map();
  loading: readonly string[] = [];
  errors: ReadonlyMap<string, GatewayError> = new Map();

  constructor() {
    autoObservable(this);
  }

  setLoading(number: string): void {
    this.settle(number);
    this.loading = [...this.loading, number];
  }

  setLoaded(order: Order): void {
    this.settle(order.number);
    this.byNumber = new Map(this.byNumber).set(order.number, order);
  }

  setFailed(number: string, error: GatewayError): void {
    this.settle(number);
    this.errors = new Map(this.errors).set(number, error);
  }

  clear(): void {
    this.byNumber = new Map();
    this.loading = [];
    this.errors = new Map();
  }

  /** Clears the outcome of the last try. */
  private settle(number: string): void {
    this.loading = this.loading.filter((one) => one !== number);
    this.errors = new Map([...this.errors].filter(([one]) => one !== number));
  }
}
