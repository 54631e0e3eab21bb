import type { Cents } from '#src/domain/money/money';
import type { Part } from './product';

/** The sizes a case discount is given for, best first (spec §9 Full-case discount helper). */
export const fullCaseSizes = [24, 12] as const;
export type FullCaseSize = (typeof fullCaseSizes)[number];

/** The discount on every can of an order with at least this many cans. */
export interface CaseOffer {
  readonly cans: FullCaseSize;
  readonly percent: number;
}

/** The price of a pack in an order that is a full case of this size (spec §3 Kit). */
export type CasePrices = Readonly<Partial<Record<FullCaseSize, Cents>>>;

/** An order's progress: the case that it fills, and the next case with the number of cans that are missing. */
export interface CaseProgress {
  readonly reached?: CaseOffer;
  readonly next?: CaseOffer & { readonly missing: number };
}

/** The biggest case a number of cans fills: 24, then 12, else none (spec §9 Full-case discount helper). */
export function fullCase(cans: number, sizes: readonly FullCaseSize[] = fullCaseSizes): FullCaseSize | undefined {
  return sizes.find((size) => cans >= size);
}

/** The next case and the number of cans that are missing; undefined when the largest is full. */
export function cansToNextCase(
  cans: number,
  sizes: readonly FullCaseSize[] = fullCaseSizes,
): { readonly size: FullCaseSize; readonly missing: number } | undefined {
  const size = [...sizes].reverse().find((candidate) => cans < candidate);
  return size === undefined ? undefined : { size, missing: size - cans };
}

/** Places a number of cans between the cases that have an offer; cases without one are skipped. */
export function caseProgress(cans: number, offers: readonly CaseOffer[]): CaseProgress {
  const offerOf = (size: FullCaseSize | undefined) => offers.find((offer) => offer.cans === size);
  const sizes = fullCaseSizes.filter(offerOf);
  const next = cansToNextCase(cans, sizes);
  const [reached, offered] = [offerOf(fullCase(cans, sizes)), offerOf(next?.size)];
  return { ...(reached && { reached }), ...(offered && next && { next: { ...offered, missing: next.missing } }) };
}

/** The price of a pack in the smallest full case that can hold it: a pack of 24 cans does not fit a case of 12. */
export function casePriceOf(prices: CasePrices, cansOfPack: number): Cents | undefined {
  const size = [...fullCaseSizes].reverse().find((candidate) => cansOfPack <= candidate);
  return size && prices[size];
}

/** A pack as the catalogue defines it: its prices and the required parts of its line (spec §3 Kit). */
export interface Kit {
  readonly sku: string;
  /** Its price in an order that is a full case of 12 cans, and in one of 24. */
  readonly postPromoPrice?: Cents;
  readonly postPromoPrice24?: Cents;
  readonly parts: readonly Part[];
}
