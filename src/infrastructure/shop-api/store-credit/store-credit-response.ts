import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import type { StoreCreditEvent, StoreCreditPage } from '#src/domain/store-credit/store-credit';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { IsCount, IsMoment, maxUnits } from '#src/infrastructure/shop-api/checks';
import { NestedList, ResponseOf } from '#src/infrastructure/shop-api/response-fields';
import { toInstant } from '#src/infrastructure/shop-api/wire';

@ResponseOf<'StoreCreditEvent'>()
class StoreCreditEventResponse {
  @IsString() @IsNotEmpty() readonly display_amount!: string;
  @IsOptional() @IsString() readonly display_action?: string;
  @IsString() @IsNotEmpty() readonly display_event_date!: string;
  @IsOptional() @IsMoment() readonly created_at?: string;
  @IsString() readonly display_user_total_amount!: string;
  @IsOptional() @IsString() readonly order_number?: string;
}

@ResponseOf<'StoreCreditEventPage'>()
export class StoreCreditPageResponse {
  @NestedList(StoreCreditEventResponse) readonly store_credit_events!: readonly StoreCreditEventResponse[];
  @IsCount(0, maxUnits) readonly total_count!: number;
  @IsCount(0, maxUnits) readonly current_page!: number;
  @IsCount(0, maxUnits) readonly pages!: number;
}

export function toStoreCreditPage({
  store_credit_events: events,
  ...counts
}: StoreCreditPageResponse): StoreCreditPage {
  return {
    events: events.map(toStoreCreditEvent),
    page: counts.current_page,
    pages: counts.pages,
    totalCount: counts.total_count,
  };
}

function toStoreCreditEvent(response: StoreCreditEventResponse): StoreCreditEvent {
  return {
    amount: response.display_amount,
    date: response.display_event_date,
    balance: response.display_user_total_amount,
    ...omitNullish({
      action: response.display_action,
      orderNumber: response.order_number,
      createdAt: toInstant(response.created_at),
    }),
  };
}
