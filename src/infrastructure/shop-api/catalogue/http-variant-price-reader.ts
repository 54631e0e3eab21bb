import type {
  VariantPrice,
  VariantPriceQuery,
  VariantPriceReader,
} from '#src/application/ports/shop/variant-price-reader';
import { fields, money } from '#src/infrastructure/shared/checks';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import type { ChecksOf } from '#src/infrastructure/shop-api/wire';

const discountPriceResponse = fields({
  total: money,
  discount_total: money,
} satisfies ChecksOf<'DiscountPrice'>);

/** Prices by quantity and interval over HTTP (spec §7 GET /api/variants/{sku}/discount_prices). */
export class HttpVariantPriceReader implements VariantPriceReader {
  constructor(private readonly http: ShopCalls) {}

  async readPrice({ sku, quantity, interval }: VariantPriceQuery): Promise<VariantPrice> {
    const query = new URLSearchParams({ quantity: String(quantity) });
    if (interval) {
      query.set('interval_length', String(interval.length));
      query.set('interval_units', interval.unit);
    }
    const text = await this.http.send({
      method: 'GET',
      path: ['variants', sku, 'discount_prices'],
      query,
      isOpen: true,
    });
    const { total, discount_total: discountTotal } = parseResponse(discountPriceResponse, text);
    return { total, discountTotal };
  }
}
