import type { DependenciesOf } from '#src/application/ports/token';
import type { ProductSort } from '#src/domain/catalogue/product-sort';
import { SettledMessage } from '#src/ui/shell/settled-message';
import { shopMessages } from './shop-messages';

/** Says how the shelf is sorted: once, where arrow keys walk through the orders. */
export class SortPresenter {
  static readonly dependencies: DependenciesOf<typeof SortPresenter> = [SettledMessage];
  static readonly isShared = false;

  constructor(private readonly settled: SettledMessage) {}

  announce(sort: ProductSort, total: number): void {
    this.settled.announce(shopMessages.sorted(sort, total));
  }
}
