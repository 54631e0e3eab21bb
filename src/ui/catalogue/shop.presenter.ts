import type { Used } from '#src/application/ports/token';
import type { ProductSort } from '#src/domain/catalogue/product-sort';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { SettledMessage } from '#src/ui/shell/settled-message';
import { shopMessages } from './shop-messages';

export class ShopPresenter {
  static readonly uses = { settled: SettledMessage };
  static readonly isShared = false;

  /** True while the filters cover a phone's page. */
  isFiltering = false;

  constructor(private readonly use: Used<typeof ShopPresenter.uses>) {
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
    this.use.settled.announce(shopMessages.sorted(sort, total));
  }
}
