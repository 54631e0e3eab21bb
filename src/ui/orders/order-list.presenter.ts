import { reaction } from 'mobx';
import { OrdersReader } from '#src/application/ports/shop/orders-reader';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import type { OrderPage } from '#src/domain/orders/placed-order';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { CustomerResource } from '#src/ui/customer/shared/customer-resource';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { asOrderListRow, type OrderListRow } from './shared/order-facts';

interface GivenPage {
  /** Counted from 1. */
  readonly page: number;
}

/** Presents one page of orders (spec §2 /account/*, §9 Order lists). */
export class OrderListPresenter implements Presenter {
  static readonly uses = {
    history: OrdersReader,
    customer: CustomerState,
    catalogue: CatalogueStore,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  readonly listed: CustomerResource<OrderPage>;

  constructor(
    private readonly use: Used<typeof OrderListPresenter.uses>,
    private readonly given: GivenPage,
  ) {
    this.listed = new CustomerResource(use.customer, () => use.history.list({ page: given.page }));
    autoObservable(this);
  }

  mount(): () => void {
    void this.use.catalogue.load();
    const stops = [
      this.listed.watch(),
      reaction(
        () => this.page,
        () => void this.turn(),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get page(): number {
    return this.given.page;
  }

  get rows(): readonly OrderListRow[] {
    const orders = this.shown?.orders ?? [];
    return orders.map((order) => asOrderListRow(order, (sku) => this.use.catalogue.product(sku)));
  }

  get pages(): number {
    return this.shown?.pages ?? 0;
  }

  /** Undefined while the page loads. */
  get shownPage(): number | undefined {
    return this.shown && this.page;
  }

  get isEmpty(): boolean {
    return this.shown?.totalCount === 0;
  }

  /** True when the address asks for a page past the last one. */
  get isPastEnd(): boolean {
    return this.shown?.orders.length === 0 && this.page > this.pages && !this.isEmpty;
  }

  private async turn(): Promise<void> {
    this.listed.clear();
    await this.listed.reload();
    if (this.shown && !this.isPastEnd) this.use.liveMessage.announce(ordersMessages.pages.shown(this.page, this.pages));
  }

  private get shown(): OrderPage | undefined {
    return this.listed.value;
  }
}
