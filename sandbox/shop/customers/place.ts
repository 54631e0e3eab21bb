import type { AddressRow } from '#sandbox/database/schema';
import type { World } from '#sandbox/shop/world';

export interface Place {
  readonly countryIso: string;
  readonly stateAbbr: string | null;
}

/** Country and state of an address by their codes. */
export function placeOf(world: World, address: AddressRow): Place {
  const country = world.countries.find(({ id }) => id === address.countryId);
  if (!country) throw new Error(`The world ${world.name} has no country ${String(address.countryId)}.`);
  return { countryIso: country.iso, stateAbbr: country.states.find(({ id }) => id === address.stateId)?.abbr ?? null };
}
