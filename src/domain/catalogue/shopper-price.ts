import { addMoney, type Cents, percentOf } from '#src/domain/money/money';
import { canCount } from './can-count';
import { type CaseOffer, caseProgress } from './full-case';
import type { Product } from './product';

export type PriceReason = 'member' | 'case';

/** The conditions of a price (spec §6 Club-discount logic, §9 Full-case discount helper). */
export interface PriceTerms {
  /** Zero for everybody but members, and until it is known. */
  readonly memberPercent: number;
  /** Those that count for a full case. */
  readonly cansInCart: number;
  readonly caseOffers: readonly CaseOffer[];
}

export interface AutomaticDiscount {
  readonly reason: PriceReason;
  readonly percent: number;
}

/** Without a reason it is the regular price. */
export interface ShopperPrice {
  readonly price: Cents;
  readonly regular: Cents;
  readonly reason?: PriceReason;
}

export type PricedProduct = Pick<Product, 'name' | 'price' | 'family' | 'weight' | 'composedOf' | 'isGiftSet'>;

/** Of one unit. A pack of 12 or 24 cans is a full case by itself. The server calculates orders, line by line. */
export function shopperPrice(product: PricedProduct, terms: PriceTerms, quantity = 1): ShopperPrice {
  const regular = product.price;
  const cans = terms.cansInCart + quantity * cansOf(product);
  const discount = isDiscounted(product) ? countingDiscount(automaticDiscounts(terms, cans)) : undefined;
  const price = addMoney(regular, percentOf(regular, -(discount?.percent ?? 0)));
  return { price, regular, ...(discount && price < regular && { reason: discount.reason }) };
}

/** Wine and packs, not gift sets and merchandise (spec §9 Club discount). */
export function isDiscounted({ family, isGiftSet }: Pick<Product, 'family' | 'isGiftSet'>): boolean {
  return family !== 'merch' && !isGiftSet;
}

export function automaticDiscounts(
  { memberPercent, caseOffers }: Pick<PriceTerms, 'memberPercent' | 'caseOffers'>,
  cans: number,
): readonly AutomaticDiscount[] {
  const member: AutomaticDiscount = { reason: 'member', percent: memberPercent };
  const full: AutomaticDiscount = { reason: 'case', percent: caseProgress(cans, caseOffers).reached?.percent ?? 0 };
  return [member, full].filter(({ percent }) => percent > 0);
}

/** Discounts do not add up; of two equal ones the club's applies, which lasts. */
export function countingDiscount(discounts: readonly AutomaticDiscount[]): AutomaticDiscount | undefined {
  return discounts.reduce<AutomaticDiscount | undefined>(
    (best, one) => (best && best.percent >= one.percent ? best : one),
    undefined,
  );
}

function cansOf({ name, weight, composedOf }: PricedProduct): number {
  return composedOf ?? canCount({ name, quantity: 1, parts: [], ...(weight !== undefined && { weight }) });
}

/** In the back end today. */
export type Offer = Pick<Product, 'price' | 'stock'>;

/** Unchanged without an offer (spec §3 catalog). The back end's price of a composable pack excludes its cans. */
export function withOffer(product: Product, offer: Offer | undefined): Product {
  if (!offer) return product;
  const { price } = product.composedOf === undefined ? offer : product;
  return { ...product, price, stock: offer.stock };
}
