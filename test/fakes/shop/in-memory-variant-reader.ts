import type { VariantOffer, VariantReader } from '../../../src/application/ports/shop/variant-reader';
import type { Stock } from '../../../src/domain/catalogue/product';
import type { InMemoryShop } from './in-memory-shop';
import type { WorldVariant } from './shop-world';

export class InMemoryVariantReader implements VariantReader {
  constructor(private readonly shop: InMemoryShop) {}

  readBySkus(skus: readonly string[]): Promise<readonly VariantOffer[]> {
    return this.shop.run('readBySkus', () =>
      this.shop.world.variants.filter(({ sku }) => skus.includes(sku)).map((variant) => this.offer(variant)));
  }

  private offer(variant: WorldVariant): VariantOffer {
    const { id, sku, price, weight, noIndividualPurchase = false } = variant;
    return { id, sku, price, noIndividualPurchase, stock: this.stock(variant), ...(weight !== undefined && { weight }) };
  }

  private stock(variant: WorldVariant): Stock {
    const left = this.shop.onHand(variant);
    if (left >= 12) return { kind: 'in-stock' };
    if (left > 0) return { kind: 'few', left };
    return { kind: variant.backOrderable ? 'back-order' : 'out-of-stock' };
  }
}
