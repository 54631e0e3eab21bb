import { maximumQuantity } from '#src/domain/cart/quantity';
import type { ShownLine } from '#src/domain/cart/quantity-intents';
import { normalizePackName } from '#src/domain/catalogue/pack-detection';
import type { Picture, Product, Tint } from '#src/domain/catalogue/product';
import type { Instant } from '#src/domain/interval/interval';
import { formatMoney } from '#src/domain/money/format-money';
import type { Cents } from '#src/domain/money/money';
import { asGiftCardRow, type GiftCardRow } from '#src/ui/features/gift-card/gift-card-row';
import { cartMessages } from '#src/ui/messages/cart-messages';
import { changeCansPath, ownCans, prepaidFact, repeatFact, unreadable } from './line-facts';

/** A line as the cart shows it. */
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
  /** Where these can be chosen anew. */
  readonly changeTo: string | undefined;
  /** Deliveries that are paid ahead; such a line keeps its quantity. */
  readonly prepaid: string | undefined;
  /** How often it comes again, until it is stopped. */
  readonly repeats: string | undefined;
  readonly quantity: number;
  readonly price: string;
  readonly amount: string;
  /** That one unit costs something else than the page said. */
  readonly priceChange: string | undefined;
  /** What the line costs after its own discounts, which are taken off below the subtotal. */
  readonly discounted: string | undefined;
  /** The server has not confirmed the quantity yet. */
  readonly isPending: boolean;
  /** What to know about the line before checkout. */
  readonly hint: string | undefined;
  /** Why the line cannot be delivered as it stands. */
  readonly shortage: string | undefined;
  /** Units that it could have instead, when it asks for more than are left. */
  readonly left: number | undefined;
  /** Units that were added after the order was placed, in words. */
  readonly addedLater: string | undefined;
  /** Why the last change of the line was refused. */
  readonly failure: string | undefined;
  /** Who gets the gift cards that it buys. */
  readonly giftCards: readonly GiftCardRow[];
}

/** What is known of a line beside the order itself. */
export interface LineKnowledge {
  readonly productOf?: (sku: string) => Product | undefined;
  /** When deliveries that are paid ahead begin. */
  readonly start?: Instant;
  /** Units that are left, where that is known. */
  readonly left?: number | undefined;
  /** What the page said that one unit costs, where the server asks for something else. */
  readonly promised?: Cents | undefined;
  readonly failure?: string | undefined;
}

export function asLineRow(
  { line, quantity, amount, discounted, pending }: ShownLine,
  { productOf = () => undefined, start = 0, left, promised, failure }: LineKnowledge = {},
): LineRow {
  const product = productOf(line.sku);
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
    repeats: repeatFact(line),
    quantity,
    price: formatMoney(line.price),
    amount: formatMoney(amount),
    priceChange:
      promised === undefined ? undefined : cartMessages.priceChanged(formatMoney(line.price), formatMoney(promised)),
    discounted: discounted === undefined ? undefined : cartMessages.withDiscounts(formatMoney(discounted)),
    isPending: pending,
    hint: hintOf(line.variant.noIndividualPurchase, quantity),
    shortage: isShort ? cartMessages.short(left) : undefined,
    left: isShort ? left : undefined,
    addedLater: line.crossSold ? cartMessages.addedLater(line.crossSold, line.quantity) : undefined,
    failure: failure ?? unreadable(line),
    giftCards: line.giftCards.map(asGiftCardRow),
  };
}

function hintOf(cannotBeBoughtAlone: boolean, quantity: number): string | undefined {
  if (cannotBeBoughtAlone) return cartMessages.notAlone;
  return quantity >= maximumQuantity ? cartMessages.bulk(maximumQuantity) : undefined;
}
