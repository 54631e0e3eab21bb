import type { Availability, VariantOffer, VariantReader } from '#src/application/ports/shop/variant-reader';
import { stockOf, type Supply, unitsLeft } from '#src/domain/catalogue/product';
import type { InMemoryShop } from './in-memory-shop';
import type { WorldVariant } from './shop-world';

export class InMemoryVariantReader implements VariantReader {
  constructor(private readonly shop: InMemoryShop) {}

  readBySkus(skus: readonly string[]): Promise<readonly VariantOffer[]> {
    return this.shop.run('readBySkus', () =>
      this.shop.world.variants.filter(({ sku }) => skus.includes(sku)).map((variant) => this.offer(variant)),
    );
  }

  readAvailability(sku: string): Promise<Availability> {
    return this.shop.run('readAvailability', () => {
      const { onHand = 0, isBackorderable } = this.supply(this.shop.variant(sku));
      return { inStock: onHand > 0 || isBackorderable, isBackorderable };
    });
  }

  private offer(variant: WorldVariant): VariantOffer {
    const { id, sku, price, weight, noIndividualPurchase = false, subscribable } = variant;
    const supply = this.supply(variant);
    const left = unitsLeft(supply);
    return {
      id,
      sku,
      price,
      noIndividualPurchase,
      stock: stockOf(supply),
      ...(left !== undefined && { unitsLeft: left }),
      ...(weight !== undefined && { weight }),
      ...(subscribable && { isSubscribable: true }),
    };
  }

  private supply(variant: WorldVariant): Supply {
    return { onHand: this.shop.onHand(variant), isBackorderable: variant.backOrderable ?? false };
  }
}
