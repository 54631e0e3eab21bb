import type { Address } from '#src/domain/checkout/address';
import type { AddressAnswer } from './answers/address-answer';
import type { Wire } from './answers/wire';

export function readAddress(answer: AddressAnswer): Address {
  return {
    name: answer.name ?? '',
    address1: answer.address1 ?? '',
    address2: answer.address2 ?? '',
    city: answer.city ?? '',
    zipcode: answer.zipcode ?? '',
    phone: answer.phone ?? '',
    countryIso: answer.country_iso,
    stateAbbr: answer.state?.abbr ?? answer.state_text ?? '',
  };
}

/**
 * An address to store. The server lays it over the one it has, so every field is sent and null clears; the old state's
 * id has to go as well, or it would win over the new state's name.
 */
export function writeAddress(address: Address): Wire<'AddressInput'> {
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
