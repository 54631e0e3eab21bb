import type { StoreCreditReader } from '#src/application/ports/shop/store-credit-reader';
import { creditEventsPerPage, type StoreCreditPage } from '#src/domain/store-credit/store-credit';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { storeCreditPageResponse, toStoreCreditPage } from './store-credit-response';

/** Store credit over HTTP (spec §7 GET /api/store_credit_events/mine). */
export class HttpStoreCreditReader implements StoreCreditReader {
  constructor(private readonly http: ShopCalls) {}

  async list({ page }: { readonly page: number }): Promise<StoreCreditPage> {
    const query = new URLSearchParams({ page: String(page), per_page: String(creditEventsPerPage) });
    const text = await this.http.send({ method: 'GET', path: ['store_credit_events', 'mine'], query });
    return toStoreCreditPage(parseResponse(storeCreditPageResponse, text));
  }
}
