import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { VariantOffer, VariantReader } from '../../../application/ports/shop/variant-reader';
import type { Product } from '../../../domain/catalogue/product';
import type { ActionTracker } from '../../state/action-tracker';

/** Shows a product with the price and stock of today instead of those of the build, as soon as they are known. */
export class ProductPresenter {
  private offer: VariantOffer | undefined = undefined;

  constructor(
    private readonly variants: VariantReader,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable<ProductPresenter, 'offer'>(this, { offer: observableRef }, { autoBind: true });
  }

  /** The product as it is sold now. */
  current(product: Product): Product {
    return this.offer?.sku === product.sku ? { ...product, price: this.offer.price, stock: this.offer.stock } : product;
  }

  /** Asks for today's offer; without an answer the build's stays. */
  async refresh(sku: string): Promise<void> {
    const offers = await this.tracker.run(`read-offer:${sku}`, () => this.variants.readBySkus([sku]));
    runInAction(() => (this.offer = offers?.[0]));
  }
}
