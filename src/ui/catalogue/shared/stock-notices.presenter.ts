import { Capabilities } from '#src/application/ports/shop/capabilities';
import type { DependenciesOf } from '#src/application/ports/token';

/** Tells the views of sold-out products whether the shop sends a mail when one is back. */
export class StockNoticesPresenter {
  static readonly dependencies: DependenciesOf<typeof StockNoticesPresenter> = [Capabilities];
  static readonly isShared = true;

  constructor(private readonly capabilities: Capabilities) {}

  get areOffered(): boolean {
    return this.capabilities.stockNotices;
  }
}
