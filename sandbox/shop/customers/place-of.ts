import type { AddressRow } from '#sandbox/database/schema';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import type { Place } from '#sandbox/shop/geography/place';

/** Country and state of an address by their codes. */
export function placeOf(config: ShopConfig, address: Pick<AddressRow, 'countryId' | 'stateId'>): Place {
  const country = config.countries.find(({ id }) => id === address.countryId);
  if (!country) throw new Error(`The shop ${config.name} has no country ${String(address.countryId)}.`);
  return { countryIso: country.iso, stateAbbr: country.states.find(({ id }) => id === address.stateId)?.abbr ?? null };
}
