import { IsBoolean, IsInt, IsNotEmpty, IsOptional, IsString } from 'class-validator';
import type { LineItem, LineVariant, SubscriptionLineItem } from '#src/domain/cart/line-item';
import type { Part } from '#src/domain/catalogue/product';
import { parseIntervalUnit, UnsupportedIntervalUnit } from '#src/domain/interval/interval';
import { multiplyMoney } from '#src/domain/money/money';
import type { PrepaidSubscription } from '#src/domain/prepaid/prepaid-subscription';
import { isRecord } from '#src/infrastructure/shared/json';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { ImageResponse, toPicture } from '#src/infrastructure/shop-api/catalogue/picture-response';
import { toWeight } from '#src/infrastructure/shop-api/catalogue/variant-response';
import {
  IsCount,
  IsDecimalText,
  IsMoment,
  IsMoney,
  IsParts,
  maxRepeats,
  maxUnits,
} from '#src/infrastructure/shop-api/checks';
import { BoughtGiftCardResponse, toBoughtGiftCard } from '#src/infrastructure/shop-api/gift-card/gift-card-response';
import { Nested, NestedList, ReadFrom, ResponseOf } from '#src/infrastructure/shop-api/response-fields';
import { toCents, toId, toDay } from '#src/infrastructure/shop-api/wire';
import { AdjustmentResponse, toAdjustment } from './adjustment-response';

@ResponseOf<'VariantMetadata'>()
class VariantMetadataResponse {
  @IsOptional() @IsBoolean() readonly no_individual_purchase?: boolean;
  @IsOptional() @IsBoolean() readonly subscribable?: boolean;
  @IsOptional() @IsBoolean() readonly composable?: boolean;
}

/** Everything is optional: the line has the sku, which replaces a missing name. */
@ResponseOf<'LineItemVariant'>()
class LineVariantResponse {
  @IsOptional() @IsInt() readonly id?: number;
  @IsOptional() @IsString() readonly sku?: string;
  @IsOptional() @IsString() readonly name?: string;
  @IsOptional() @IsString() readonly slug?: string;
  @IsOptional() @IsString() readonly description?: string;
  @IsOptional() @IsDecimalText() readonly weight?: string;
  @IsOptional() @IsString() readonly options_text?: string;
  @IsOptional() @NestedList(ImageResponse) readonly images?: readonly ImageResponse[];
  // Undefined only when malformed. Then it is unknown whether the line is a custom pack.
  @IsOptional() @Nested(VariantMetadataResponse) readonly metadata?: VariantMetadataResponse =
    new VariantMetadataResponse();
}

@ResponseOf<'SubscriptionLineItem'>()
class SubscriptionLineItemResponse {
  @IsString() readonly sku!: string;
  @IsCount(0, maxUnits) readonly quantity!: number;
  @IsCount(1, maxRepeats) readonly interval_length!: number;
  // The mapping handles unknown units, which must not make the whole order unreadable.
  @IsString() @IsNotEmpty() readonly interval_units!: string;
  @IsOptional() @IsMoment() readonly end_date?: string;
}

/** The interval is flat, nested, or both. */
@ResponseOf<'PrepaidSubscription'>()
class PrepaidSubscriptionResponse {
  @IsOptional() @IsCount(1, maxUnits) readonly quantity?: number;
  @IsCount(1, maxRepeats) readonly installment_count!: number;
  @ReadFrom<'PrepaidSubscription'>(
    ({ interval_length: length, interval }) => length ?? (isRecord(interval) ? interval.length : undefined),
  )
  @IsCount(1, maxRepeats)
  readonly interval_length!: number;
  @ReadFrom<'PrepaidSubscription'>(
    ({ interval_units: unit, interval }) => unit ?? (isRecord(interval) ? interval.unit : undefined),
  )
  @IsString()
  @IsNotEmpty()
  readonly interval_units!: string;
  @IsOptional() @IsMoney() readonly single_installment_price?: string;
  @IsOptional() @IsMoment() readonly actionable_date?: string;
}

/**
 * A malformed line makes the order unreadable: without it, the shopper would pay for something that is not shown.
 */
@ResponseOf<'LineItem'>()
export class LineItemResponse {
  static readonly isNeeded = true;
  @IsInt() readonly id!: number;
  @IsCount(0, maxUnits) readonly quantity!: number;
  @IsMoney() readonly price!: string;
  @IsOptional() @IsMoney() readonly total?: string;
  // Unmodified back ends send only the variant's sku.
  @ReadFrom<'LineItem'>(({ sku, variant }) =>
    typeof sku === 'string' ? sku : isRecord(variant) ? variant.sku : undefined,
  )
  @IsString()
  @IsNotEmpty()
  readonly sku!: string;
  @IsOptional() @Nested(LineVariantResponse) readonly variant?: LineVariantResponse;
  @IsOptional() @NestedList(AdjustmentResponse) readonly adjustments?: readonly AdjustmentResponse[];
  // All or none, because a kit is recognized by its parts. Undefined only when malformed.
  @IsOptional() @IsParts() readonly parts?: readonly Part[] = [];
  @IsOptional()
  @NestedList(SubscriptionLineItemResponse)
  readonly subscription_line_items?: readonly SubscriptionLineItemResponse[];
  @IsOptional() @Nested(PrepaidSubscriptionResponse) readonly pre_paid_subscription?: PrepaidSubscriptionResponse;
  @IsOptional() @NestedList(BoughtGiftCardResponse) readonly gift_cards?: readonly BoughtGiftCardResponse[];
  @IsOptional() @IsInt() readonly cross_sold?: number;
}

export function toLineItem(response: LineItemResponse): LineItem {
  const { pre_paid_subscription: prepaid, subscription_line_items: repeating = [], variant } = response;
  const price = toCents(response.price);
  return {
    id: toId(response.id),
    sku: response.sku,
    quantity: response.quantity,
    price,
    total: response.total === undefined ? multiplyMoney(price, response.quantity) : toCents(response.total),
    adjustments: (response.adjustments ?? []).map(toAdjustment),
    variant: toLineVariant(response.sku, variant),
    parts: (response.parts ?? []).map(({ sku, quantity }) => ({ sku, quantity })),
    subscriptionLineItems: repeating.filter(hasKnownUnit).map(toSubscriptionLineItem),
    giftCards: [...(response.gift_cards ?? [])].sort((one, other) => one.id - other.id).map(toBoughtGiftCard),
    ...(!(response.parts && variant?.metadata) && { hasUnreadableParts: true }),
    ...omitNullish({
      prePaidSubscription:
        prepaid && hasKnownUnit(prepaid) ? toPrepaidSubscription(prepaid, response.quantity) : undefined,
      unsupportedUnit: unsupportedUnit([...repeating, ...(prepaid ? [prepaid] : [])]),
      crossSold: response.cross_sold,
    }),
  };
}

interface Repeating {
  readonly interval_units: string;
}

/** An unknown unit must not make the whole order unreadable (spec §5). */
function hasKnownUnit({ interval_units: unit }: Repeating): boolean {
  try {
    parseIntervalUnit(unit);
    return true;
  } catch (error) {
    if (!(error instanceof UnsupportedIntervalUnit)) throw error;
    return false;
  }
}

function unsupportedUnit(repeating: readonly Repeating[]): string | undefined {
  return repeating.find((one) => !hasKnownUnit(one))?.interval_units;
}

function toLineVariant(sku: string, response?: LineVariantResponse): LineVariant {
  const name = response?.name ?? sku;
  return {
    sku: response?.sku ?? sku,
    name,
    slug: response?.slug ?? '',
    description: response?.description ?? '',
    optionsText: response?.options_text ?? '',
    noIndividualPurchase: response?.metadata?.no_individual_purchase ?? false,
    ...(response?.metadata?.composable && { isComposable: true }),
    ...omitNullish({
      id: response?.id === undefined ? undefined : toId(response.id),
      weight: toWeight(response?.weight),
      picture: toPicture(response?.images?.[0], name),
    }),
  };
}

function toSubscriptionLineItem(response: SubscriptionLineItemResponse): SubscriptionLineItem {
  return {
    sku: response.sku,
    quantity: response.quantity,
    interval: { length: response.interval_length, unit: parseIntervalUnit(response.interval_units) },
    ...omitNullish({ endDate: toDay(response.end_date) }),
  };
}

function toPrepaidSubscription(response: PrepaidSubscriptionResponse, lineQuantity: number): PrepaidSubscription {
  const { single_installment_price: price, actionable_date: date } = response;
  return {
    quantity: response.quantity ?? lineQuantity,
    installmentCount: response.installment_count,
    interval: { length: response.interval_length, unit: parseIntervalUnit(response.interval_units) },
    ...omitNullish({
      installmentPrice: price === undefined ? undefined : toCents(price),
      actionableDate: toDay(date),
    }),
  };
}
