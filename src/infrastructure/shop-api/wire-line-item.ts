import type { LineItem, LineVariant, SubscriptionLineItem } from '#src/domain/cart/line-item';
import { parseIntervalUnit, UnsupportedIntervalUnit } from '#src/domain/interval/interval';
import { multiplyMoney } from '#src/domain/money/money';
import type { PrepaidSubscription } from '#src/domain/prepaid/prepaid-subscription';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import type { LineItemAnswer } from './answers/line-item-answer';
import type { LineVariantAnswer } from './answers/line-variant-answer';
import type { PrepaidSubscriptionAnswer } from './answers/prepaid-subscription-answer';
import type { SubscriptionLineItemAnswer } from './answers/subscription-line-item-answer';
import { readAdjustment } from './wire-adjustment';
import { readAmount } from './wire-amount';
import { readBoughtGiftCard } from './wire-gift-card';
import { readPicture } from './wire-picture';

export function readLineItem(answer: LineItemAnswer): LineItem {
  const { pre_paid_subscription: prepaid, subscription_line_items: repeating = [], variant } = answer;
  const price = readAmount(answer.price);
  return {
    id: answer.id,
    sku: answer.sku,
    quantity: answer.quantity,
    price,
    total: answer.total === undefined ? multiplyMoney(price, answer.quantity) : readAmount(answer.total),
    adjustments: (answer.adjustments ?? []).map(readAdjustment),
    variant: readLineVariant(answer.sku, variant),
    parts: (answer.parts ?? []).map(({ sku, quantity }) => ({ sku, quantity })),
    subscriptionLineItems: repeating.filter(isReadable).map(readSubscriptionLineItem),
    giftCards: (answer.gift_cards ?? []).map(readBoughtGiftCard),
    ...(!(answer.parts && variant?.metadata) && { hasUnreadableParts: true }),
    ...omitNullish({
      prePaidSubscription: prepaid && isReadable(prepaid) ? readPrepaidSubscription(prepaid) : undefined,
      unsupportedUnit: unsupportedUnit([...repeating, ...(prepaid ? [prepaid] : [])]),
      crossSold: answer.cross_sold,
    }),
  };
}

interface Repeating {
  readonly interval_units: string;
}

/** One line with an interval that nobody knows must not make the whole order unreadable: that line says so (spec §5). */
function isReadable({ interval_units: unit }: Repeating): boolean {
  try {
    parseIntervalUnit(unit);
    return true;
  } catch (error) {
    if (!(error instanceof UnsupportedIntervalUnit)) throw error;
    return false;
  }
}

function unsupportedUnit(repeating: readonly Repeating[]): string | undefined {
  return repeating.find((one) => !isReadable(one))?.interval_units;
}

function readLineVariant(sku: string, answer?: LineVariantAnswer): LineVariant {
  const name = answer?.name ?? sku;
  return {
    sku: answer?.sku ?? sku,
    name,
    slug: answer?.slug ?? '',
    description: answer?.description ?? '',
    optionsText: answer?.options_text ?? '',
    noIndividualPurchase: answer?.metadata?.no_individual_purchase ?? false,
    ...(answer?.metadata?.composable && { isComposable: true }),
    ...omitNullish({
      id: answer?.id,
      weight: readWeight(answer?.weight),
      picture: readPicture(answer?.images?.[0], name),
    }),
  };
}

/** Ounces. */
export function readWeight(weight: string | null | undefined): number | undefined {
  return weight == null ? undefined : Number(weight);
}

function readSubscriptionLineItem(answer: SubscriptionLineItemAnswer): SubscriptionLineItem {
  return {
    sku: answer.sku,
    quantity: answer.quantity,
    interval: { length: answer.interval_length, unit: parseIntervalUnit(answer.interval_units) },
    ...(answer.end_date != null && { endDate: Date.parse(answer.end_date) }),
  };
}

function readPrepaidSubscription(answer: PrepaidSubscriptionAnswer): PrepaidSubscription {
  const { single_installment_price: price, actionable_date: date } = answer;
  return {
    quantity: answer.quantity ?? 1,
    installmentCount: answer.installment_count,
    interval: { length: answer.interval_length, unit: parseIntervalUnit(answer.interval_units) },
    ...(price !== undefined && { installmentPrice: readAmount(price) }),
    ...(date != null && { actionableDate: Date.parse(date) }),
  };
}
