import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ContentReader } from '#src/application/ports/content/content-reader';
import type { Product } from '#src/domain/catalogue/product';
import { type Catalogue, findProduct } from '#src/domain/content/site-content';
import type { ActionTracker } from './action-tracker';

/** The catalogue once it is there: colours, pictures and kinds of what an order holds. Every page works without it. */
export class CatalogueStore {
  current: Catalogue | undefined = undefined;

  constructor(
    private readonly content: ContentReader,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  product(sku: string): Product | undefined {
    return this.current && findProduct(this.current, sku);
  }

  /** Fetches it unless it is known or on its way. */
  async load(): Promise<void> {
    if (this.current) return;
    const catalogue = await this.tracker.run('read-catalogue', () => this.content.readCatalogue());
    runInAction(() => (this.current = catalogue ?? this.current));
  }
}
