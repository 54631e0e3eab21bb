import type { DependenciesOf } from '#src/application/ports/token';
import type { Product } from '#src/domain/catalogue/product';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { compareMessages } from './comparison-messages';
import { ComparisonState } from './comparison-state';

export class ComparePresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof ComparePresenter> = [ComparisonState, LiveMessageState];
  static readonly isShared = false;

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

  /** True when the last can was one too many. */
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
