import type { AddressRow } from '#sandbox/database/schema';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import { serializeCountry, serializeState } from '#sandbox/shop/geography/serialize-state';

/** The wire's address; null when there is none. */
export function serializeAddress(config: ShopConfig, address: AddressRow | undefined): object | null {
  if (!address) return null;
  const country = config.countries.find(({ id }) => id === address.countryId);
  if (!country) throw new Error(`The shop ${config.name} has no country ${String(address.countryId)}.`);
  const state = country.states.find(({ id }) => id === address.stateId);
  return {
    id: address.id,
    name: address.name,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    zipcode: address.zipcode,
    phone: address.phone,
    company: address.company,
    alternative_phone: address.alternativePhone,
    country_id: address.countryId,
    country_iso: country.iso,
    state_id: address.stateId,
    state_name: address.stateName,
    state_text: state?.abbr ?? address.stateName,
    country: serializeCountry(country),
    state: state ? serializeState(state, country) : null,
  };
}
