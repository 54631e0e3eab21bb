import type { Used } from '#src/application/ports/token';
import type { Product } from '#src/domain/catalogue/product';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { compareMessages } from './comparison-messages';
import { ComparisonState } from './comparison-state';

export class ComparePresenter implements Presenter {
  static readonly uses = { comparison: ComparisonState, liveMessage: LiveMessageState };
  static readonly isShared = false;

  constructor(private readonly use: Used<typeof ComparePresenter.uses>) {
    autoObservable(this, { includes: false });
  }

  mount(): void {
    this.use.comparison.restore();
  }

  get skus(): readonly string[] {
    return this.use.comparison.skus;
  }

  /** True when the last can was one too many. */
  get wasFull(): boolean {
    return this.use.comparison.wasFull;
  }

  includes(sku: string): boolean {
    return this.use.comparison.skus.includes(sku);
  }

  toggle({ sku, name }: Pick<Product, 'sku' | 'name'>): void {
    const change = this.use.comparison.toggle(sku);
    this.use.liveMessage.announce(change === 'full' ? compareMessages.full : compareMessages[change](name));
  }

  clear(): void {
    this.use.comparison.replaceAll([]);
    this.use.liveMessage.announce(compareMessages.cleared);
  }
}
