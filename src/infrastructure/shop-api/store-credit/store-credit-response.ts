import type { StoreCreditEvent, StoreCreditPage } from '#src/domain/store-credit/store-credit';
import { type Checked, fields, maybe, rows, text } from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { filledText, moment } from '#src/infrastructure/shared/value-checks';
import { count } from '#src/infrastructure/shop-api/checks';
import type { ChecksOf } from '#src/infrastructure/shop-api/wire';

const storeCreditEventResponse = fields({
  display_amount: filledText,
  display_action: maybe(text),
  display_event_date: filledText,
  created_at: maybe(moment),
  display_user_total_amount: text,
  order_number: maybe(text),
} satisfies ChecksOf<'StoreCreditEvent'>);

export const storeCreditPageResponse = fields({
  store_credit_events: rows(storeCreditEventResponse),
  total_count: count,
  current_page: count,
  pages: count,
} satisfies ChecksOf<'StoreCreditEventPage'>);

export function toStoreCreditPage({
  store_credit_events: events,
  ...counts
}: Checked<typeof storeCreditPageResponse>): StoreCreditPage {
  return {
    events: events.map(toStoreCreditEvent),
    page: counts.current_page,
    pages: counts.pages,
    totalCount: counts.total_count,
  };
}

function toStoreCreditEvent(response: Checked<typeof storeCreditEventResponse>): StoreCreditEvent {
  return {
    amount: response.display_amount,
    date: response.display_event_date,
    balance: response.display_user_total_amount,
    ...omitNullish({
      action: response.display_action,
      orderNumber: response.order_number,
      createdAt: response.created_at,
    }),
  };
}
