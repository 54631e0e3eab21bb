/** A sales tax on goods shipped to some states. It is not part of the prices and does not touch shipping. */
export interface TaxRate {
  readonly id: number;
  readonly name: string;
  /** 800 is 8 %. */
  readonly basisPoints: number;
  readonly country: string;
  /** Abbreviations. */
  readonly states: readonly string[];
}

/** As it stands beside the amount: "CA sales tax 8.0%". */
export function taxLabel(rate: TaxRate): string {
  const percent = rate.basisPoints / 100;
  return `${rate.name} ${Number.isInteger(percent) ? percent.toFixed(1) : String(percent)}%`;
}

export interface TaxedPlace {
  readonly countryIso: string;
  readonly stateAbbr: string | null;
}

/** The rates that apply to goods shipped to a place; none before there is a place. */
export function ratesFor(rates: readonly TaxRate[], place: TaxedPlace | undefined): readonly TaxRate[] {
  if (!place) return [];
  return rates.filter((rate) => rate.country === place.countryIso && rate.states.includes(place.stateAbbr ?? ''));
}
