import type { DependenciesOf } from '#src/application/ports/token';
import type { ProductSort } from '#src/domain/catalogue/product-sort';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { SettledMessage } from '#src/ui/shell/settled-message';
import { shopMessages } from './shop-messages';

export class ShopPresenter {
  static readonly dependencies: DependenciesOf<typeof ShopPresenter> = [SettledMessage];
  static readonly isShared = false;

  /** True while the filters cover a phone's page. */
  isFiltering = false;

  constructor(private readonly settled: SettledMessage) {
    autoObservable(this);
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
