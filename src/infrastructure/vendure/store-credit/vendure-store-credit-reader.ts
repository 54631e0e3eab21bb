import type { StoreCreditReader } from '#src/application/ports/shop/store-credit-reader';
import { cents, formatMoney } from '#src/domain/money/money';
import {
  creditEventsPerPage,
  type StoreCreditEvent,
  type StoreCreditPage,
} from '#src/domain/store-credit/store-credit';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { type CreditEventParts, readStoreCreditEvents } from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';

const longDay = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** The store credit of the engine, which sends amounts: their texts are written here. */
export class VendureStoreCreditReader implements StoreCreditReader {
  constructor(private readonly calls: VendureCalls) {}

  async list({ page }: { readonly page: number }): Promise<StoreCreditPage> {
    const answer = await this.calls.send(readStoreCreditEvents, { page }, { customer: 'needed' });
    const { items, totalItems: totalCount } = answer.storeCreditEvents;
    return { events: items.map(toEvent), page, pages: Math.ceil(totalCount / creditEventsPerPage), totalCount };
  }
}

/** Shows used credit as an amount: the word beside it says that it was spent. */
function toEvent({ action, change, balance, createdAt, orderNumber }: CreditEventParts): StoreCreditEvent {
  return {
    action,
    amount: formatMoney(cents(action === 'Used' ? -change : change)),
    date: new Intl.DateTimeFormat('en-US', longDay).format(createdAt),
    createdAt,
    balance: formatMoney(cents(balance)),
    ...omitNullish({ orderNumber }),
  };
}
