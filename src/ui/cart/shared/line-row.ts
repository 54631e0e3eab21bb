import type { UnavailableLine } from '#src/application/checkout/find-unavailable-lines';
import { lineReason } from '#src/domain/cart/line-discount';
import type { LineItem } from '#src/domain/cart/line-item';
import { maximumOf, type ShownLine } from '#src/domain/cart/quantity';
import { choiceToText, type PackChoice } from '#src/domain/catalogue/pack-choice';
import { normalizePackName } from '#src/domain/catalogue/pack-detection';
import type { Picture, Product, Tint } from '#src/domain/catalogue/product';
import type { AutomaticDiscount } from '#src/domain/catalogue/shopper-price';
import { dayOf } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import { type Cents, formatMoney } from '#src/domain/money/money';
import { packSearch } from '#src/ui/catalogue/shared/pack-address';
import { asGiftCardRow, type GiftCardRow } from '#src/ui/gift-card/shared/gift-card-row';
import { describePlan, prepaidMessages } from '#src/ui/prepaid/shared/prepaid-messages';
import { cartMessages } from './cart-messages';
import { describeLineReason } from './discount-messages';

export interface LineRow {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly to: string;
  readonly picture: Picture | undefined;
  readonly tint: Tint | undefined;
  readonly details: string;
  /** The cans of a pack that the shopper put together. */
  readonly cans: readonly string[];
  readonly changeTo: string | undefined;
  /** A prepaid line keeps its quantity. */
  readonly prepaid: string | undefined;
  readonly quantity: number;
  readonly maximumQuantity: number;
  readonly price: string;
  /** Includes the line's own discounts. */
  readonly amount: string;
  /** Undefined without a discount. */
  readonly regular: string | undefined;
  readonly reason: string | undefined;
  /** The message that one unit costs a different price than the page showed. */
  readonly priceChange: string | undefined;
  /** True until the server has confirmed the quantity. */
  readonly isPending: boolean;
  readonly hint: string | undefined;
  readonly shortage: string | undefined;
  /** The units that are available, when the line asks for more. */
  readonly left: number | undefined;
  /** The message about units that were added after the order was placed. */
  readonly addedLater: string | undefined;
  readonly failure: string | undefined;
  /** The reason why typed text is no quantity, which was announced when it was left. */
  readonly refusal: string | undefined;
  readonly giftCards: readonly GiftCardRow[];
}

/** The order itself does not have these facts. */
export interface LineKnowledge {
  readonly productOf?: (sku: string) => Product | undefined;
  /** The date of the first prepaid delivery. */
  readonly start?: Instant;
  readonly left?: number | undefined;
  /** The unit price that the page showed, where the server asks for a different one. */
  readonly promised?: Cents | undefined;
  readonly failure?: string | undefined;
  readonly refusal?: string | undefined;
  readonly discounts?: readonly AutomaticDiscount[];
}

export function asLineRow(
  { line, quantity, amount, discounted, pending }: ShownLine,
  { productOf = () => undefined, start = 0, left, promised, failure, refusal, discounts = [] }: LineKnowledge = {},
): LineRow {
  const product = productOf(line.sku);
  const reason = lineReason(line, discounts);
  const isShort = left !== undefined && quantity > left;
  return {
    id: line.id,
    sku: line.sku,
    name: normalizePackName(line.variant.name),
    to: line.variant.slug === '' ? '/shop/' : `/products/${line.variant.slug}/`,
    picture: product?.picture ?? line.variant.picture,
    tint: product?.tint,
    details: line.variant.optionsText,
    cans: ownCans(line, productOf),
    changeTo: changeCansPath(line),
    prepaid: prepaidFact(line, start),
    quantity,
    maximumQuantity: maximumOf(line),
    price: formatMoney(line.price),
    amount: formatMoney(discounted ?? amount),
    regular: discounted === undefined ? undefined : formatMoney(amount),
    reason: discounted === undefined || !reason ? undefined : describeLineReason(reason),
    priceChange:
      promised === undefined ? undefined : cartMessages.priceChanged(formatMoney(line.price), formatMoney(promised)),
    isPending: pending,
    hint: hintOf(line, quantity),
    shortage: isShort ? cartMessages.short(left) : undefined,
    left: isShort ? left : undefined,
    addedLater: line.crossSold ? cartMessages.addedLater(line.crossSold, line.quantity) : undefined,
    failure: failure ?? unreadable(line),
    refusal,
    giftCards: line.giftCards.map(asGiftCardRow),
  };
}

function hintOf(line: LineItem, quantity: number): string | undefined {
  if (line.variant.noIndividualPurchase) return cartMessages.notAlone;
  const most = maximumOf(line);
  return quantity >= most ? cartMessages.bulk(most) : undefined;
}

export function ownCans(
  { variant, parts }: LineItem,
  productOf: (sku: string) => Product | undefined,
): readonly string[] {
  return variant.isComposable ? partNames(parts, productOf) : [];
}

/** Returns texts such as "2 × Quiet Red". */
export function partNames(
  parts: LineItem['parts'],
  productOf: (sku: string) => Product | undefined,
): readonly string[] {
  return parts.map(({ sku, quantity }) => cartMessages.part(quantity, productOf(sku)?.name ?? sku));
}

/** The builder replaces this line with the new pack. */
export function changeCansPath(line: LineItem): string | undefined {
  if (!line.variant.isComposable) return undefined;
  const choice: PackChoice = { size: 0, cans: line.parts };
  const { prePaidSubscription: plan } = line;
  return `/products/${line.variant.slug}/${packSearch({ cans: choiceToText(choice), lineItemId: line.id, ...(plan && { plan }) })}`;
}

/** Prepaid deliveries begin when the order is placed (spec §3 Prepaid subscription). */
export function prepaidFact({ prePaidSubscription: plan }: LineItem, start: Instant): string | undefined {
  return plan && describePlan(plan, dayOf(start));
}

/** The back end may repeat a line at an interval that this shop does not know (spec §5). */
export function unreadable({ unsupportedUnit }: LineItem): string | undefined {
  return unsupportedUnit === undefined ? undefined : prepaidMessages.unsupported;
}

export function describeShortages(lines: readonly UnavailableLine[]): readonly string[] {
  return lines.map(({ line, available }) => cartMessages.shortNamed(normalizePackName(line.variant.name), available));
}
