import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { VariantOffer, VariantReader } from '#src/application/ports/shop/variant-reader';
import type { Product } from '#src/domain/catalogue/product';
import { withOffer } from '#src/domain/catalogue/shopper-price';
import { autoObservable } from '#src/ui/kit/auto-observable';

export class LiveOffers {
  /** By sku; undefined for a discontinued product. */
  bySku: ReadonlyMap<string, VariantOffer | undefined> = new Map();

  constructor(private readonly variants: Pick<VariantReader, 'readBySkus'>) {
    autoObservable(this);
  }

  /** When loading fails, prices and stock of the build stay, and the cart checks them again. */
  async load(skus: readonly string[]): Promise<void> {
    if (skus.length === 0) return;
    try {
      this.set(skus, await this.variants.readBySkus(skus));
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn('Prices and stock stay those of the build', { skus, code: error.code });
    }
  }

  /** Skus that are not in the response are no longer sold. */
  set(skus: readonly string[], offers: readonly VariantOffer[]): void {
    const found = skus.map((sku) => [sku, offers.find((offer) => offer.sku === sku)] as const);
    this.bySku = new Map([...this.bySku, ...found]);
  }

  current(product: Product): Product {
    return withOffer(product, this.bySku.get(product.sku));
  }
}
