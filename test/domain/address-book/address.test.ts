import { expect, it } from 'vitest';
import { placeOf } from '#src/domain/address-book/address';
import { anAddress } from '#test/builders/an-address';

it('An address is in a state of a country (spec §9 Shipping)', () => {
  expect(placeOf(anAddress({ countryIso: 'US', stateAbbr: 'NV' }))).toEqual({ country: 'US', region: 'NV' });
});
