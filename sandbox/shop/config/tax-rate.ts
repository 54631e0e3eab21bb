import type { Place } from '#sandbox/shop/geography/place';

/** A sales tax on items shipped to some states. It is not included in prices and does not apply to shipping. */
export interface TaxRate {
  readonly id: number;
  readonly name: string;
  /** 800 is 8 %. */
  readonly basisPoints: number;
  readonly country: string;
  /** Abbreviations. */
  readonly states: readonly string[];
}

/** Formats a rate like "CA sales tax 8.0%". */
export function taxLabel(rate: TaxRate): string {
  const percent = rate.basisPoints / 100;
  return `${rate.name} ${Number.isInteger(percent) ? percent.toFixed(1) : String(percent)}%`;
}

/** The tax rates of a place; none without a place. */
export function ratesFor(rates: readonly TaxRate[], place: Place | undefined): readonly TaxRate[] {
  if (!place) return [];
  return rates.filter((rate) => rate.country === place.countryIso && rate.states.includes(place.stateAbbr ?? ''));
}
