import type { StoreCreditReader } from '#src/application/ports/shop/store-credit-reader';
import { creditEventsPerPage, type StoreCreditPage } from '#src/domain/store-credit/store-credit';
import { CallScript } from './call-script';
import type { InMemoryShop } from './in-memory-shop';

export class InMemoryStoreCreditReader extends CallScript<keyof StoreCreditReader> implements StoreCreditReader {
  constructor(private readonly shop: InMemoryShop) {
    super();
  }

  list({ page }: { readonly page: number }): Promise<StoreCreditPage> {
    return this.run('list', () => {
      const events = this.shop.creditEvents.get(this.shop.requireCustomer().id) ?? [];
      return {
        events: events.slice((page - 1) * creditEventsPerPage, page * creditEventsPerPage),
        page,
        pages: Math.ceil(events.length / creditEventsPerPage),
        totalCount: events.length,
      };
    });
  }
}
