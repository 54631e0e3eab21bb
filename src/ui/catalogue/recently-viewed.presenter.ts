import type { Used } from '#src/application/ports/token';
import { ViewStorage } from '#src/application/storage/view-storage';
import type { Product } from '#src/domain/catalogue/product';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { CatalogueStore } from './shared/catalogue-store';
import { productMessages } from './shared/product-messages';

interface Given {
  /** The product whose page shows the others. */
  readonly sku: string;
}

/** One row of a wide window. */
const maxShown = 4;

/** Presents the products whose pages this browser has shown before, and notes that of this page. */
export class RecentlyViewedPresenter implements Presenter {
  static readonly uses = { views: ViewStorage, catalogue: CatalogueStore, liveMessage: LiveMessageState };
  static readonly isShared = false;

  private skus: readonly string[] = [];

  constructor(
    private readonly use: Used<typeof RecentlyViewedPresenter.uses>,
    private readonly given: Given,
  ) {
    autoObservable(this);
  }

  mount(): void {
    this.skus = this.use.views.read().filter((sku) => sku !== this.given.sku);
    this.use.views.note(this.given.sku);
    if (this.skus.length > 0) void this.use.catalogue.load();
  }

  /** Empty until the catalogue has loaded; products that are not sold any more are left out. */
  get products(): readonly Product[] {
    return this.skus.flatMap((sku) => this.use.catalogue.product(sku) ?? []).slice(0, maxShown);
  }

  forget(): void {
    this.use.views.forget();
    this.skus = [];
    this.use.liveMessage.announce(productMessages.viewsForgotten);
  }
}
