import { IsArray, IsBoolean, IsInt, IsOptional, IsString, Matches } from 'class-validator';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { Nested, NestedList, ResponseOf } from '#src/infrastructure/shop-api/response-fields';
import { toId } from '#src/infrastructure/shop-api/wire';

/** Month and year are text, such as "1" and "2031". */
@ResponseOf<'CardSource'>()
class SavedCardResponse {
  @IsOptional() @IsString() readonly cc_type?: string;
  @Matches(/^\d{1,4}$/) readonly last_digits!: string;
  @Matches(/^(0?[1-9]|1[0-2])$/) readonly month!: string;
  @Matches(/^[1-9]\d{3}$/) readonly year!: string;
  @IsOptional() @IsString() readonly name?: string;
}

/** A source that is no readable card costs its own row. */
@ResponseOf<'WalletPaymentSource'>()
class WalletPaymentSourceResponse {
  @IsInt() readonly id!: number;
  @IsOptional() @IsBoolean() readonly default?: boolean;
  @Nested(SavedCardResponse) readonly payment_source!: SavedCardResponse;
  @IsOptional() @IsArray() @IsInt({ each: true }) readonly subscription_ids?: readonly number[];
  @IsOptional() @IsString() readonly card_session_id?: string;
}

@ResponseOf<'WalletPaymentSourceList'>()
export class WalletPaymentSourceListResponse {
  @NestedList(WalletPaymentSourceResponse) readonly wallet_payment_sources!: readonly WalletPaymentSourceResponse[];
}

@ResponseOf<'CardSession'>()
export class CardSessionResponse {
  // The browser goes there, so only web addresses are accepted.
  @Matches(/^https?:\/\//) readonly card_session_url!: string;
}

/** The default first, then the newest: back ends do not say in which order they list. */
export function toSavedCards({
  wallet_payment_sources: sources,
}: WalletPaymentSourceListResponse): readonly SavedCard[] {
  return sources
    .toSorted((one, other) => Number(other.default ?? false) - Number(one.default ?? false) || other.id - one.id)
    .map(toSavedCard);
}

function toSavedCard(response: WalletPaymentSourceResponse): SavedCard {
  const { cc_type: cardType, last_digits: lastDigits, month, year, name: holder } = response.payment_source;
  return {
    id: toId(response.id),
    isDefault: response.default ?? false,
    lastDigits,
    month: Number(month),
    year: Number(year),
    subscriptionIds: (response.subscription_ids ?? []).map(toId),
    ...omitNullish({ cardType, holder, cardSessionId: response.card_session_id }),
  };
}
