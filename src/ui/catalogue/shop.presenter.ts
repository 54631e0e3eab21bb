import { runInAction } from 'mobx';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { DependenciesOf } from '#src/application/ports/token';
import type { ProductSort } from '#src/domain/catalogue/product-sort';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { SettledMessage } from '#src/ui/shell/settled-message';
import { shopMessages } from './shop-messages';

/** Milliseconds after which the page is at rest and the filters below the first screen may load. */
export const moreFiltersDelay = 1000;

export class ShopPresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof ShopPresenter> = [Scheduler, SettledMessage];
  static readonly isShared = false;

  isAtRest = false;
  /** True while the filters cover a phone's page. */
  isFiltering = false;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly settled: SettledMessage,
  ) {
    autoObservable(this);
  }

  mount(): () => void {
    return this.scheduler.after(moreFiltersDelay, () => runInAction(() => (this.isAtRest = true)));
  }

  openFilters(): void {
    this.isFiltering = true;
  }

  closeFilters(): void {
    this.isFiltering = false;
  }

  /** Says how the shelf is sorted: once, where arrow keys walk through the orders. */
  announceSort(sort: ProductSort, total: number): void {
    this.settled.announce(shopMessages.sorted(sort, total));
  }
}
