import type { Product } from '#src/domain/catalogue/product';
import type { Presenter } from '#src/ui/di/use-presenter';
import { compareMessages } from '#src/ui/messages/compare-messages';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { ComparisonState } from '#src/ui/state/comparison-state';
import type { LiveMessageState } from '#src/ui/state/live-message-state';

/** Chooses cans to compare, on the shelf and on product pages. */
export class ComparePresenter implements Presenter {
  constructor(
    private readonly comparison: ComparisonState,
    private readonly liveMessage: LiveMessageState,
  ) {
    autoObservable(this, { includes: false });
  }

  mount(): void {
    this.comparison.restore();
  }

  get skus(): readonly string[] {
    return this.comparison.skus;
  }

  /** The last wish was one can too many. */
  get wasFull(): boolean {
    return this.comparison.wasFull;
  }

  includes(sku: string): boolean {
    return this.comparison.skus.includes(sku);
  }

  toggle({ sku, name }: Pick<Product, 'sku' | 'name'>): void {
    const change = this.comparison.toggle(sku);
    this.liveMessage.announce(change === 'full' ? compareMessages.full : compareMessages[change](name));
  }

  clear(): void {
    this.comparison.replaceAll([]);
    this.liveMessage.announce(compareMessages.cleared);
  }
}
