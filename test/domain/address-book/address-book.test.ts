import { describe, expect, it } from 'vitest';
import type { Address } from '#src/domain/address-book/address';
import { findEntry, isSameAddress, withDefaultFirst } from '#src/domain/address-book/address-book';
import { anAddress } from '#test/builders/an-address';

const home = { id: '1', address: anAddress(), isDefault: false };
const office = { id: '2', address: anAddress({ address1: '2 Office Rd' }), isDefault: true };
const cabin = { id: '3', address: anAddress({ address1: '3 Cabin Way' }), isDefault: false };

describe('Address book (spec §3 Address book entry)', () => {
  it('has equal addresses once: every field counts', () => {
    expect(isSameAddress(anAddress(), anAddress())).toBe(true);
    for (const field of Object.keys(anAddress()) as (keyof Address)[])
      expect(isSameAddress(anAddress(), anAddress({ [field]: 'something else' }))).toBe(false);
  });

  it('finds the entry of an address by its values', () => {
    expect(findEntry([home, office], anAddress({ address1: '2 Office Rd' }))).toBe(office);
    expect(findEntry([home, office], cabin.address)).toBeUndefined();
  });

  it('begins with the default; the others keep their order', () => {
    expect(withDefaultFirst([home, office, cabin])).toEqual([office, home, cabin]);
    expect(withDefaultFirst([cabin, home])).toEqual([cabin, home]);
  });
});
