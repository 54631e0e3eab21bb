import type { Cents } from '#src/domain/money/money';
import type { Part } from './product';

/** The sizes a case discount is given for, best first (spec §9 Full-case discount helper). */
export const fullCaseSizes = [24, 12] as const;
export type FullCaseSize = (typeof fullCaseSizes)[number];

/** What an order saves on every can once it holds so many of them. */
export interface CaseOffer {
  readonly cans: FullCaseSize;
  readonly percent: number;
}

/** What a pack costs in an order that is a full case of so many cans (spec §3 Kit). */
export type CasePrices = Readonly<Partial<Record<FullCaseSize, Cents>>>;

/** How far an order is: the case that it fills, and the next one with the cans that it still takes. */
export interface CaseProgress {
  readonly reached?: CaseOffer;
  readonly next?: CaseOffer & { readonly missing: number };
}

/** The biggest case a number of cans fills: 24, then 12, else none (spec §9 Full-case discount helper). */
export function fullCase(cans: number, sizes: readonly FullCaseSize[] = fullCaseSizes): FullCaseSize | undefined {
  return sizes.find((size) => cans >= size);
}

/** The next case worth reaching for and the cans it still takes; undefined when the biggest is full. */
export function cansToNextCase(
  cans: number,
  sizes: readonly FullCaseSize[] = fullCaseSizes,
): { readonly size: FullCaseSize; readonly missing: number } | undefined {
  const size = [...sizes].reverse().find((candidate) => cans < candidate);
  return size === undefined ? undefined : { size, missing: size - cans };
}

/** Where a number of cans stands between the cases for which something is offered; for the others there is nothing to reach for. */
export function caseProgress(cans: number, offers: readonly CaseOffer[]): CaseProgress {
  const offerOf = (size: FullCaseSize | undefined) => offers.find((offer) => offer.cans === size);
  const sizes = fullCaseSizes.filter(offerOf);
  const next = cansToNextCase(cans, sizes);
  const [reached, offered] = [offerOf(fullCase(cans, sizes)), offerOf(next?.size)];
  return { ...(reached && { reached }), ...(offered && next && { next: { ...offered, missing: next.missing } }) };
}

/** The price of a pack in the smallest full case that it is part of: one of 24 cans is no part of a case of 12. */
export function casePriceOf(prices: CasePrices, cansOfPack: number): Cents | undefined {
  const size = [...fullCaseSizes].reverse().find((candidate) => cansOfPack <= candidate);
  return size && prices[size];
}

/** A pack as the catalogue defines it: its prices and the parts a line of it has to have (spec §3 Kit). */
export interface Kit {
  readonly sku: string;
  readonly price: Cents;
  /** Its price in an order that is a full case of 12 cans, and in one of 24. */
  readonly postPromoPrice?: Cents;
  readonly postPromoPrice24?: Cents;
  readonly parts: readonly Part[];
}
