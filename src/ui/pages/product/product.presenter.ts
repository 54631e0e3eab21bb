import { runInAction } from 'mobx';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { VariantOffer, VariantReader } from '#src/application/ports/shop/variant-reader';
import type { Logger } from '#src/application/ports/system/logger';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { Product } from '#src/domain/catalogue/product';
import type { LoadView } from '#src/ui/app/lazy-view';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { NotifyFormProps } from './notify-form';

/** Milliseconds after which the page is at rest and today's offer may be asked for. */
export const offerDelay = 1000;

/** Shows a product with the price and stock of today instead of those of the build, as soon as they are known. */
export class ProductPresenter {
  /** How many the shopper is about to take. */
  quantity = 1;
  private offer: VariantOffer | undefined = undefined;

  constructor(
    /** Brings the form for what is sold out. */
    readonly loadNotifyForm: LoadView<NotifyFormProps>,
    private readonly variants: VariantReader,
    private readonly scheduler: Scheduler,
    private readonly logger: Logger,
  ) {
    autoObservable(this, { loadNotifyForm: false });
  }

  choose(quantity: number): void {
    this.quantity = quantity;
  }

  /** The product as it is sold now. */
  current(product: Product): Product {
    return this.offer?.sku === product.sku ? { ...product, price: this.offer.price, stock: this.offer.stock } : product;
  }

  /** Asks for today's offer once the page is at rest; returns what calls it off. */
  watch(sku: string): () => void {
    return this.scheduler.after(offerDelay, () => void this.refresh(sku));
  }

  /** Asks for today's offer. Without an answer the build's stays: it was right when it was made, and the cart asks again anyway. */
  async refresh(sku: string): Promise<void> {
    try {
      const [offer] = await this.variants.readBySkus([sku]);
      runInAction(() => (this.offer = offer));
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.logger.warn('Price and stock stay those of the build', { sku, code: error.code });
    }
  }
}
