import { reaction, runInAction } from 'mobx';
import { OrdersReader } from '#src/application/ports/shop/orders-reader';
import type { Used } from '#src/application/ports/token';
import { formatMoney } from '#src/domain/money/money';
import type { PlacedOrder } from '#src/domain/orders/placed-order';
import type { Subscription } from '#src/domain/subscription/subscription';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { dayOf, type OrderStatus, statusOf } from '#src/ui/orders/shared/order-facts';
import { orderPath } from '#src/ui/orders/shared/order-page-address';

export interface PastDelivery {
  readonly number: string;
  readonly to: string;
  readonly day: string;
  readonly status: OrderStatus;
  readonly total: string;
}

/** The newest order comes first (spec §7 GET orders/mine, orders/completed). */
export class PastDeliveriesPresenter implements Presenter {
  static readonly uses = { history: OrdersReader };
  static readonly isShared = false;

  readonly loading = new Action();
  private orders: readonly PlacedOrder[] | undefined = undefined;
  private page = 0;
  private pages = 1;

  constructor(
    private readonly use: Used<typeof PastDeliveriesPresenter.uses>,
    private readonly given: { readonly subscription: Subscription },
  ) {
    autoObservable(this);
  }

  /** A moved date means that another delivery may have been made. */
  mount(): () => void {
    void this.load(1);
    return reaction(
      () => this.given.subscription.actionableDate,
      () => this.orders && void this.load(1),
    );
  }

  /** Undefined until they are known. */
  get deliveries(): readonly PastDelivery[] | undefined {
    return this.orders?.map((order) => ({
      number: order.number,
      to: orderPath(order.number),
      day: dayOf(order),
      status: statusOf(order),
      total: formatMoney(order.total),
    }));
  }

  get hasMore(): boolean {
    return this.page < this.pages;
  }

  /** Tries a page that failed again. */
  showMore(): Promise<void> {
    return this.load(this.page + 1);
  }

  private async load(page: number): Promise<void> {
    const { subscription } = this.given;
    const result = await this.loading.run(() => this.use.history.list({ page, subscriptionId: subscription.id }));
    if (result.kind !== 'done') return;
    runInAction(() => {
      const before = page === 1 ? [] : (this.orders ?? []);
      const isNew = ({ number }: PlacedOrder) => before.every((order) => order.number !== number);
      this.orders = [...before, ...result.value.orders.filter(isNew)];
      this.page = page;
      this.pages = result.value.pages;
    });
  }
}
