import { LoadOrder } from '#src/application/orders/load-order';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { OrdersState } from '#src/application/ports/state/orders-state';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Loadable } from '#src/ui/kit/loaded';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { PlacedOrderReader, type PlacedOrderView } from '#src/ui/orders/shared/placed-order-reader';

interface GivenNumber {
  readonly number: string;
}

/** Presents a placed order of the customer (spec §2 /account/*, §3 orders). */
export class OrderPresenter implements Presenter, Loadable<PlacedOrderView> {
  static readonly uses = {
    loadOrder: LoadOrder,
    orders: OrdersState,
    catalogue: CatalogueStore,
    placedOrders: PlacedOrderReader,
  };
  static readonly isShared = false;

  /** Counts those made on the page. */
  cancellations = 0;

  constructor(
    private readonly use: Used<typeof OrderPresenter.uses>,
    private readonly given: GivenNumber,
  ) {
    autoObservable(this);
  }

  get number(): string {
    return this.given.number;
  }

  mount(): void {
    void this.use.catalogue.load();
    void this.reload();
  }

  /** Undefined until it is known. */
  get value(): PlacedOrderView | undefined {
    const order = this.use.orders.byNumber.get(this.given.number);
    return order && this.use.placedOrders.of(order);
  }

  get isUnknown(): boolean {
    return this.value === undefined && this.isMissing;
  }

  get error(): GatewayError | undefined {
    return this.isMissing ? undefined : this.use.orders.errors.get(this.given.number);
  }

  reload(): Promise<void> {
    return this.use.loadOrder.execute(this.given.number);
  }

  replace(canceled: Order): void {
    this.use.orders.setLoaded(canceled);
    this.cancellations += 1;
  }

  private get isMissing(): boolean {
    return this.use.orders.errors.get(this.given.number)?.code === 'not_found';
  }
}
