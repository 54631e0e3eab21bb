import { token } from '#src/application/ports/token';

/** A state as the back end knows it: an address is sent with the abbreviation. */
export interface CountryState {
  readonly name: string;
  readonly abbr: string;
}

/** Countries and their states (spec §7 GET /api/countries/{iso}/states). */
export interface CountryReader {
  /** States by name. `not_found` for an unknown country. */
  readStates(countryIso: string): Promise<readonly CountryState[]>;
}

export const CountryReader = token<CountryReader>('CountryReader');
