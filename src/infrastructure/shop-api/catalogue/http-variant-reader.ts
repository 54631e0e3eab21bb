import type { Availability, VariantOffer, VariantReader } from '#src/application/ports/shop/variant-reader';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { availabilityResponse, toAvailability, toVariantOffer, variantPageResponse } from './variant-response';

/** Keeps the URL short and the response on one page. */
const skusPerCall = 50;

/** Prices and stock over HTTP (spec §7 GET /api/variants, stock_availabilities). */
export class HttpVariantReader implements VariantReader {
  constructor(private readonly http: ShopCalls) {}

  async readBySkus(skus: readonly string[]): Promise<readonly VariantOffer[]> {
    const wanted = [...new Set(skus)];
    const pages: Promise<readonly VariantOffer[]>[] = [];
    for (let start = 0; start < wanted.length; start += skusPerCall)
      pages.push(this.readPage(wanted.slice(start, start + skusPerCall)));
    return (await Promise.all(pages)).flat();
  }

  async readAvailability(sku: string): Promise<Availability> {
    const text = await this.http.send({ method: 'GET', path: ['variants', sku, 'stock_availabilities'], isOpen: true });
    return toAvailability(parseResponse(availabilityResponse, text));
  }

  private async readPage(skus: readonly string[]): Promise<readonly VariantOffer[]> {
    const query = new URLSearchParams(skus.map((sku) => ['q[sku_in][]', sku]));
    query.set('per_page', String(skusPerCall));
    const text = await this.http.send({ method: 'GET', path: ['variants'], query, isOpen: true });
    return parseResponse(variantPageResponse, text).variants.map(toVariantOffer);
  }
}
