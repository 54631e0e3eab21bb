import { reaction } from 'mobx';
import { LoadOrder } from '#src/application/orders/load-order';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { OrdersState } from '#src/application/ports/state/orders-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { PlacedOrderReader, type PlacedOrderView } from '#src/ui/orders/shared/placed-order-reader';
import { dayOf, type OrderStatus, statusOf } from './shared/order-facts';

interface GivenNumber {
  readonly number: string;
}

/** Presents a placed order of the customer (spec §2 /account/*, §3 orders). */
export class OrderPresenter implements Presenter<GivenNumber> {
  static readonly dependencies: DependenciesOf<typeof OrderPresenter> = [
    LoadOrder,
    OrdersState,
    CustomerState,
    CatalogueStore,
    PlacedOrderReader,
  ];
  static readonly isShared = false;

  number = '';

  constructor(
    private readonly loadOrder: LoadOrder,
    private readonly orders: OrdersState,
    private readonly customer: CustomerState,
    private readonly catalogue: CatalogueStore,
    private readonly placedOrders: PlacedOrderReader,
  ) {
    autoObservable(this);
  }

  update({ number }: GivenNumber): void {
    this.number = number;
  }

  mount(): () => void {
    void this.catalogue.load();
    void this.load();
    // Another person may sign in while the page is open.
    return reaction(
      () => this.customer.current?.id,
      (id, before) => void (before !== undefined && id !== undefined && this.load()),
    );
  }

  /** Undefined until it is known. */
  get placed(): PlacedOrderView | undefined {
    const order = this.orders.byNumber.get(this.number);
    return order && this.placedOrders.of(order);
  }

  get status(): OrderStatus | undefined {
    return this.placed && statusOf(this.placed.order);
  }

  get day(): string {
    return this.placed ? dayOf(this.placed.order) : '';
  }

  get isLoading(): boolean {
    return this.orders.loading.includes(this.number);
  }

  get isUnknown(): boolean {
    return this.orders.errors.get(this.number)?.code === 'not_found';
  }

  /** An order that was loaded before stays. */
  get hasFailed(): boolean {
    return this.orders.errors.has(this.number) && !this.isUnknown;
  }

  load(): Promise<void> {
    return this.loadOrder.execute(this.number);
  }
}
