export interface State {
  readonly id: number;
  readonly name: string;
  readonly abbr: string;
}

export interface Country {
  readonly id: number;
  readonly iso: string;
  readonly iso3: string;
  readonly isoName: string;
  readonly name: string;
  readonly numcode: number;
  /** True when an address in this country is incomplete without a state. */
  readonly statesRequired: boolean;
  readonly states: readonly State[];
}

/** By numeric id or by ISO code in any case. */
export function findCountry(countries: readonly Country[], idOrIso: unknown): Country | undefined {
  const wanted = textOf(idOrIso).toUpperCase();
  return wanted === ''
    ? undefined
    : countries.find((country) => String(country.id) === wanted || country.iso === wanted);
}

/** By full name or abbreviation, without case. */
export function findState(country: Country, nameOrAbbr: unknown): State | undefined {
  const wanted = textOf(nameOrAbbr).toLowerCase();
  return country.states.find((state) => state.name.toLowerCase() === wanted || state.abbr.toLowerCase() === wanted);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
