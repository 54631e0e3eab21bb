import type { Address } from '#src/domain/checkout/address';
import type { Wire } from '#src/infrastructure/shop-api/wire';

/**
 * An address to store. The server lays it over the one it has, so every field is sent and null clears; the old state's
 * id has to go as well, or it would win over the new state's name.
 */
export function toAddressInput(address: Address): Wire<'AddressInput'> {
  return {
    name: address.name,
    address1: address.address1,
    address2: address.address2 || null,
    city: address.city,
    zipcode: address.zipcode || null,
    phone: address.phone || null,
    alternative_phone: null,
    company: null,
    country_iso: address.countryIso,
    state_id: null,
    state_name: address.stateAbbr || null,
  };
}
