import type { LineItem, LineVariant, SubscriptionLineItem } from '#src/domain/cart/line-item';
import { parseIntervalUnit, UnsupportedIntervalUnit } from '#src/domain/interval/interval';
import type { PrepaidEnding, PrepaidSubscription } from '#src/domain/prepaid/prepaid-subscription';
import {
  type Checked,
  decimal,
  fields,
  integer,
  list,
  maybe,
  money,
  readable,
  record,
  rows,
  text,
  truth,
} from '#src/infrastructure/shared/checks';
import { isRecord } from '#src/infrastructure/shared/json';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { between, filledText, prepared, withDefault } from '#src/infrastructure/shared/value-checks';
import { imageResponse, toPicture } from '#src/infrastructure/shop-api/catalogue/picture-response';
import { count, day, repeats, units } from '#src/infrastructure/shop-api/checks';
import { boughtGiftCardResponse, toBoughtGiftCard } from '#src/infrastructure/shop-api/gift-card/gift-card-response';
import { type ChecksOf, type Sent, toId } from '#src/infrastructure/shop-api/wire';
import { adjustmentResponse, toAdjustment } from './adjustment-response';

const variantMetadataResponse = fields({
  no_individual_purchase: maybe(truth),
  subscribable: maybe(truth),
  composable: maybe(truth),
} satisfies ChecksOf<'VariantMetadata'>);

/** Everything is optional: the line has the sku, which replaces a missing name. */
const lineVariantResponse = fields({
  sku: maybe(text),
  name: maybe(text),
  slug: maybe(text),
  weight: maybe(decimal),
  options_text: maybe(text),
  images: maybe(rows(imageResponse)),
  // Undefined only when malformed. Then it is unknown whether the line is a custom pack.
  metadata: withDefault({}, maybe(variantMetadataResponse)),
} satisfies ChecksOf<'LineItemVariant'>);

const subscriptionLineItemResponse = fields({
  sku: text,
  quantity: count,
  interval_length: repeats,
  // The mapping handles unknown units, which must not make the whole order unreadable.
  interval_units: filledText,
  end_date: maybe(day),
} satisfies ChecksOf<'SubscriptionLineItem'>);

/** The interval is flat, nested, or both. */
const prepaidSubscriptionResponse = prepared(
  ({ interval, ...subscription }: Sent<'PrepaidSubscription'>) => ({
    ...(isRecord(interval) && { interval_length: interval['length'], interval_units: interval['unit'] }),
    ...omitNullish(subscription),
  }),
  fields({
    quantity: maybe(units),
    installment_count: repeats,
    interval_length: repeats,
    interval_units: filledText,
    single_installment_price: maybe(money),
    actionable_date: maybe(day),
    ended_on: maybe(day),
    delivered_count: maybe(between(integer, 0, Infinity)),
    refunded_amount: maybe(money),
  } satisfies ChecksOf<'PrepaidSubscription'>),
);

const partResponse = fields({ sku: text, quantity: between(integer, 0, Infinity) } satisfies ChecksOf<'Part'>);

/** Unmodified back ends send only the variant's sku. */
export const lineItemResponse = prepared(
  ({ sku, ...line }: Sent<'LineItem'>) => ({
    ...line,
    sku: readable(text, sku) ?? readable(record, line.variant)?.['sku'],
  }),
  fields({
    id: integer,
    quantity: count,
    price: money,
    sku: filledText,
    variant: maybe(lineVariantResponse),
    adjustments: maybe(rows(adjustmentResponse)),
    // All or none, because a kit is recognized by its parts. Undefined only when malformed.
    parts: withDefault([], maybe(list(partResponse))),
    subscription_line_items: maybe(rows(subscriptionLineItemResponse)),
    pre_paid_subscription: maybe(prepaidSubscriptionResponse),
    gift_cards: maybe(rows(boughtGiftCardResponse)),
    cross_sold: maybe(integer),
  } satisfies ChecksOf<'LineItem'>),
);

export function toLineItem(response: Checked<typeof lineItemResponse>): LineItem {
  const { pre_paid_subscription: prepaid, subscription_line_items: repeating = [], price, variant } = response;
  return {
    id: toId(response.id),
    sku: response.sku,
    quantity: response.quantity,
    price,
    adjustments: (response.adjustments ?? []).map(toAdjustment),
    variant: toLineVariant(response.sku, variant),
    parts: response.parts ?? [],
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

function toLineVariant(sku: string, response?: Checked<typeof lineVariantResponse>): LineVariant {
  const name = response?.name ?? sku;
  return {
    sku: response?.sku ?? sku,
    name,
    slug: response?.slug ?? '',
    optionsText: response?.options_text ?? '',
    noIndividualPurchase: response?.metadata?.no_individual_purchase ?? false,
    ...(response?.metadata?.composable && { isComposable: true }),
    ...omitNullish({
      weight: response?.weight,
      picture: toPicture(response?.images?.[0], name),
    }),
  };
}

function toSubscriptionLineItem(response: Checked<typeof subscriptionLineItemResponse>): SubscriptionLineItem {
  return {
    sku: response.sku,
    quantity: response.quantity,
    interval: { length: response.interval_length, unit: parseIntervalUnit(response.interval_units) },
    ...omitNullish({ endDate: response.end_date }),
  };
}

function toPrepaidSubscription(
  response: Checked<typeof prepaidSubscriptionResponse>,
  lineQuantity: number,
): PrepaidSubscription {
  return {
    quantity: response.quantity ?? lineQuantity,
    installmentCount: response.installment_count,
    interval: { length: response.interval_length, unit: parseIntervalUnit(response.interval_units) },
    ...omitNullish({
      installmentPrice: response.single_installment_price,
      actionableDate: response.actionable_date,
      ending: toEnding(response),
    }),
  };
}

/** A back end that does not count deliveries shows no ending. */
function toEnding({
  ended_on: endedOn,
  delivered_count: delivered,
  refunded_amount: refunded,
}: Checked<typeof prepaidSubscriptionResponse>): PrepaidEnding | undefined {
  if (endedOn === undefined || delivered === undefined) return undefined;
  return { endedOn, delivered, ...omitNullish({ refunded }) };
}
