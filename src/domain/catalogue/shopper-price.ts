import { leastGiftCard, openGiftCard } from '#src/domain/gift-card/gift-card';
import { addMoney, type Cents, percentOf } from '#src/domain/money/money';
import { canCount } from './can-count';
import { type CaseOffer, caseProgress } from './full-case';
import type { Product } from './product';

/** The reason a shopper pays less than the regular price. */
export type PriceReason = 'member' | 'case';

/** The conditions of a price besides the product (spec §6 Club-discount logic, §9 Full-case discount helper). */
export interface PriceTerms {
  /** The club discount of the shopper in percent; zero for everybody else, and until it is known. */
  readonly memberPercent: number;
  /** Cans in the cart that count for a full case. */
  readonly cansInCart: number;
  readonly caseOffers: readonly CaseOffer[];
}

/** An automatic discount in percent. */
export interface AutomaticDiscount {
  readonly reason: PriceReason;
  readonly percent: number;
}

/** The price of one unit for this shopper. Without a reason it is the regular price. */
export interface ShopperPrice {
  readonly price: Cents;
  readonly regular: Cents;
  readonly reason?: PriceReason;
}

/** The properties of a product that its price depends on. */
export type PricedProduct = Pick<Product, 'name' | 'price' | 'family' | 'weight' | 'composedOf' | 'isGiftSet'>;

/**
 * The price of one unit when a shopper adds this many to the cart: the regular price less the discount that applies. A pack
 * of 12 or 24 cans is a full case by itself. The server calculates orders, line by line.
 */
export function shopperPrice(product: PricedProduct, terms: PriceTerms, quantity = 1): ShopperPrice {
  const regular = product.price;
  const cans = terms.cansInCart + quantity * cansOf(product);
  const discount = isDiscounted(product) ? countingDiscount(automaticDiscounts(terms, cans)) : undefined;
  const price = addMoney(regular, percentOf(regular, -(discount?.percent ?? 0)));
  return { price, regular, ...(discount && price < regular && { reason: discount.reason }) };
}

/** The price of one unit by which lists filter: of a gift card whose value shoppers set, the lowest value. */
export function listedPrice(product: PricedProduct & Pick<Product, 'sku'>, terms: PriceTerms): Cents {
  return product.sku === openGiftCard ? leastGiftCard : shopperPrice(product, terms).price;
}

/** True when club and case discounts apply: to wine and packs, not to gift sets and merchandise (spec §9 Club discount). */
export function isDiscounted({ family, isGiftSet }: Pick<Product, 'family' | 'isGiftSet'>): boolean {
  return family !== 'merch' && !isGiftSet;
}

/** The automatic discounts of an order with this many cans. */
export function automaticDiscounts(
  { memberPercent, caseOffers }: Pick<PriceTerms, 'memberPercent' | 'caseOffers'>,
  cans: number,
): readonly AutomaticDiscount[] {
  const member: AutomaticDiscount = { reason: 'member', percent: memberPercent };
  const full: AutomaticDiscount = { reason: 'case', percent: caseProgress(cans, caseOffers).reached?.percent ?? 0 };
  return [member, full].filter(({ percent }) => percent > 0);
}

/** The discount that applies, because discounts do not add up: the largest one; of two equal ones the club's, which lasts. */
export function countingDiscount(discounts: readonly AutomaticDiscount[]): AutomaticDiscount | undefined {
  return discounts.reduce<AutomaticDiscount | undefined>(
    (best, one) => (best && best.percent >= one.percent ? best : one),
    undefined,
  );
}

function cansOf({ name, weight, composedOf }: PricedProduct): number {
  return composedOf ?? canCount({ name, quantity: 1, parts: [], ...(weight !== undefined && { weight }) });
}

/** A product's price and stock in the back end today. */
export type Offer = Pick<Product, 'price' | 'stock'>;

/**
 * Returns a product of the build with today's price and stock, or as it is when today's are not known (spec §3 catalog). A pack
 * that shoppers put together costs the sum of its cans, which the back end's own price of it does not include.
 */
export function withOffer(product: Product, offer: Offer | undefined): Product {
  if (!offer) return product;
  const { price } = product.composedOf === undefined ? offer : product;
  return { ...product, price, stock: offer.stock };
}
