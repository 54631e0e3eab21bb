import type { Place } from '#src/domain/geography/shippable';

/** A shipping address. The shop only ships to the United States (spec §9 Shipping). */
export interface Address {
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly zipcode: string;
  readonly phone: string;
  readonly countryIso: string;
  readonly stateAbbr: string;
}

export function placeOf({ countryIso, stateAbbr }: Address): Place {
  return { country: countryIso, region: stateAbbr };
}
