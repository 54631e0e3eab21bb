import { GatewayError } from '#src/application/ports/gateway-error';
import type { VariantOffer, VariantReader } from '#src/application/ports/shop/variant-reader';
import { log } from '#src/application/ports/system/logger';
import type { Product } from '#src/domain/catalogue/product';
import { withOffer } from '#src/domain/catalogue/shopper-price';
import { autoObservable } from '#src/ui/kit/auto-observable';

/** Keeps today's prices and stock for a page, and shows products with them instead of those of the build. */
export class LiveOffers {
  /** Those that are known, by sku; undefined for what is sold no more. */
  bySku: ReadonlyMap<string, VariantOffer | undefined> = new Map();

  constructor(private readonly variants: Pick<VariantReader, 'readBySkus'>) {
    autoObservable(this);
  }

  /** Loads those of the skus. When that fails, prices and stock of the build stay, and the cart checks them again. */
  async load(skus: readonly string[]): Promise<void> {
    if (skus.length === 0) return;
    try {
      this.set(skus, await this.variants.readBySkus(skus));
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn('Prices and stock stay those of the build', { skus, code: error.code });
    }
  }

  /** Sets the response for the skus: those that are not in it are sold no more. */
  set(skus: readonly string[], offers: readonly VariantOffer[]): void {
    const found = skus.map((sku) => [sku, offers.find((offer) => offer.sku === sku)] as const);
    this.bySku = new Map([...this.bySku, ...found]);
  }

  /** Returns the product with today's price and stock, as far as they are known. */
  current(product: Product): Product {
    return withOffer(product, this.bySku.get(product.sku));
  }
}
