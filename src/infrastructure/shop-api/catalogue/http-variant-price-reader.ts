import type {
  VariantPrice,
  VariantPriceQuery,
  VariantPriceReader,
} from '#src/application/ports/shop/variant-price-reader';
import { IsMoney } from '#src/infrastructure/shop-api/checks';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import { ResponseOf } from '#src/infrastructure/shop-api/response-fields';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { toCents } from '#src/infrastructure/shop-api/wire';

@ResponseOf<'DiscountPrice'>()
class DiscountPriceResponse {
  @IsMoney() readonly total!: string;
  @IsMoney() readonly discount_total!: string;
}

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
    const { total, discount_total: discountTotal } = parseResponse(DiscountPriceResponse, text);
    return { total: toCents(total), discountTotal: toCents(discountTotal) };
  }
}
