import type { Cents } from '#src/domain/money/money';
import type { Part } from './product';

/** Best first (spec §9 Full-case discount helper). */
export const fullCaseSizes = [24, 12] as const;
export type FullCaseSize = (typeof fullCaseSizes)[number];

/** It applies to every can of an order with at least this many cans. */
export interface CaseOffer {
  readonly cans: FullCaseSize;
  readonly percent: number;
}

/** The price of a pack in a full case of this size (spec §3 Kit). */
export type CasePrices = Readonly<Partial<Record<FullCaseSize, Cents>>>;

export interface CaseProgress {
  readonly reached?: CaseOffer;
  readonly next?: CaseOffer & { readonly missing: number };
}

/** The biggest case that these cans fill (spec §9 Full-case discount helper). */
export function fullCase(cans: number, sizes: readonly FullCaseSize[] = fullCaseSizes): FullCaseSize | undefined {
  return sizes.find((size) => cans >= size);
}

/** Undefined when the largest is full. */
export function cansToNextCase(
  cans: number,
  sizes: readonly FullCaseSize[] = fullCaseSizes,
): { readonly size: FullCaseSize; readonly missing: number } | undefined {
  const size = [...sizes].reverse().find((candidate) => cans < candidate);
  return size === undefined ? undefined : { size, missing: size - cans };
}

/** Skips cases without an offer. */
export function caseProgress(cans: number, offers: readonly CaseOffer[]): CaseProgress {
  const offerOf = (size: FullCaseSize | undefined) => offers.find((offer) => offer.cans === size);
  const sizes = fullCaseSizes.filter(offerOf);
  const next = cansToNextCase(cans, sizes);
  const [reached, offered] = [offerOf(fullCase(cans, sizes)), offerOf(next?.size)];
  return { ...(reached && { reached }), ...(offered && next && { next: { ...offered, missing: next.missing } }) };
}

/** A pack of 24 cans does not fit a case of 12. */
export function casePriceOf(prices: CasePrices, cansOfPack: number): Cents | undefined {
  const size = [...fullCaseSizes].reverse().find((candidate) => cansOfPack <= candidate);
  return size && prices[size];
}

/** Its prices and the required parts of its line (spec §3 Kit). */
export interface Kit {
  readonly sku: string;
  readonly price: Cents;
  /** In an order that is a full case of 12 cans, and in one of 24. */
  readonly postPromoPrice?: Cents;
  readonly postPromoPrice24?: Cents;
  readonly parts: readonly Part[];
}
