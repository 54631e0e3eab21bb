import type {
  VariantPrice,
  VariantPriceQuery,
  VariantPriceReader,
} from '#src/application/ports/shop/variant-price-reader';
import { canCount } from '#src/domain/catalogue/can-count';
import { addMoney, multiplyMoney, percentOf } from '#src/domain/money/money';
import type { InMemoryShop } from './in-memory-shop';
import { invalid } from './refusals';

/** Percent that a case saves, once and at every repetition. */
const cases = [
  { cans: 24, once: 10, repeating: 20 },
  { cans: 12, once: 5, repeating: 10 },
];

export class InMemoryVariantPriceReader implements VariantPriceReader {
  constructor(private readonly shop: InMemoryShop) {}

  readPrice({ sku, quantity, interval }: VariantPriceQuery): Promise<VariantPrice> {
    return this.shop.run('readPrice', () => {
      const { price, name, weight } = this.shop.variant(sku);
      if (!Number.isInteger(quantity) || quantity < 1) throw invalid({ quantity: ['must be greater than 0'] });
      const cans = canCount({ name, quantity, parts: [], ...(weight !== undefined && { weight }) });
      const reached = cases.find((one) => cans >= one.cans);
      const percent = reached ? (interval ? reached.repeating : reached.once) : 0;
      const discountPrice = addMoney(price, percentOf(price, -percent));
      return { total: multiplyMoney(price, quantity), discountTotal: multiplyMoney(discountPrice, quantity) };
    });
  }
}
