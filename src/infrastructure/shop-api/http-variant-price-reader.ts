import type { VariantPrice, VariantPriceQuery, VariantPriceReader } from '../../application/ports/shop/variant-price-reader';
import { DiscountPriceAnswer } from './answers/discount-price-answer';
import { readAnswer } from './read-answer';
import type { ShopCalls } from './shop-http';
import { readAmount } from './wire-amount';

/** Prices by quantity and interval over HTTP (spec §7 GET /api/variants/{sku}/discount_prices). */
export class HttpVariantPriceReader implements VariantPriceReader {
  constructor(private readonly http: ShopCalls) {}

  async readPrice({ sku, quantity, interval }: VariantPriceQuery): Promise<VariantPrice> {
    const query = new URLSearchParams({ quantity: String(quantity) });
    if (interval) {
      query.set('interval_length', String(interval.length));
      query.set('interval_units', interval.unit);
    }
    const text = await this.http.send({ method: 'GET', path: ['variants', sku, 'discount_prices'], query });
    const answer = readAnswer(DiscountPriceAnswer, text);
    return {
      price: readAmount(answer.price),
      discountPrice: readAmount(answer.discount_price),
      total: readAmount(answer.total),
      discountTotal: readAmount(answer.discount_total),
    };
  }
}
