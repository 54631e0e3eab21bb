import type {
  VariantPrice,
  VariantPriceQuery,
  VariantPriceReader,
} from '#src/application/ports/shop/variant-price-reader';
import { cents } from '#src/domain/money/money';
import { readVariantPrice } from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';

/** Prices by quantity and interval, as the engine would have them in a cart. */
export class VendureVariantPriceReader implements VariantPriceReader {
  constructor(private readonly calls: VendureCalls) {}

  async readPrice({ sku, quantity, interval }: VariantPriceQuery): Promise<VariantPrice> {
    const { variantPrice } = await this.calls.send(readVariantPrice, { sku, quantity, ...(interval && { interval }) });
    return { total: cents(variantPrice.total), discountTotal: cents(variantPrice.discountTotal) };
  }
}
