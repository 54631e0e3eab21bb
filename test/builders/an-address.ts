import type { Address } from '#src/domain/address-book/address';

/** A complete address in a taxed, shippable state; the subject of the test goes into the overrides. */
export function anAddress(overrides: Partial<Address> = {}): Address {
  return {
    name: 'Ada Example',
    address1: '1 Invented St',
    address2: '',
    city: 'Fresno',
    zipcode: '93650',
    phone: '5595550100',
    countryIso: 'US',
    stateAbbr: 'CA',
    ...overrides,
  };
}
