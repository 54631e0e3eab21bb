import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressField, addressFields, checkAddress } from '#src/ui/address-book/shared/address-checks';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { trimmed } from '#src/ui/kit/find-problems';

const { problems } = checkoutMessages;

const good: Readonly<Record<AddressField, string>> = {
  email: 'ada@example.com',
  name: 'Ada Example',
  address1: '1 Invented St',
  address2: '',
  city: 'Fresno',
  stateAbbr: 'CA',
  zipcode: '93650',
  phone: '555-010-0123',
};

describe('Address form (spec §5 Shop form rules, §1 Checkout)', () => {
  it('takes a complete address, with blanks around it', () => {
    expect(checkAddress(good)).toEqual({});
    expect(checkAddress({ ...good, email: ' ada@example.com ', zipcode: '93650 ', address2: 'Floor 3' })).toEqual({});
  });

  it('names every missing field at once', () => {
    const empty = Object.fromEntries(addressFields.map((field) => [field, ' '])) as Record<AddressField, string>;
    expect(checkAddress(empty)).toEqual({
      email: problems.email,
      name: problems.name,
      address1: problems.address1,
      city: problems.city,
      stateAbbr: problems.state,
      zipcode: problems.zipcode,
      phone: problems.phone,
    });
  });

  it.each([
    ['email', 'ada', problems.email],
    ['email', 'ada@', problems.email],
    ['email', 'ada@example', problems.email],
    ['zipcode', '9365', problems.zipcode],
    ['zipcode', '93650-12', problems.zipcode],
    ['zipcode', 'K1A 0B1', problems.zipcode],
    ['phone', '12', problems.phone],
    ['phone', 'call me', problems.phone],
    ['name', 'x'.repeat(121), problems.tooLong],
    ['address1', 'x'.repeat(121), problems.tooLong],
    ['address2', 'x'.repeat(121), problems.tooLong],
    ['city', 'x'.repeat(81), problems.tooLong],
  ] as const)('refuses %s "%s" alone', (field, value, problem) => {
    expect(checkAddress({ ...good, [field]: value })).toEqual({ [field]: problem });
  });

  it.each(['93650-1234', '00501'])('takes the postal code %s', (zipcode) => {
    expect(checkAddress({ ...good, zipcode })).toEqual({});
  });

  it.each(['+1 (555) 010-0123', '5550100123', '555.010.0123'])('takes the phone number %s', (phone) => {
    expect(checkAddress({ ...good, phone })).toEqual({});
  });

  it('never takes what is not five or nine digits for a postal code', () => {
    fc.assert(
      fc.property(fc.string(), (zipcode) => {
        const isGood = /^\d{5}(-\d{4})?$/.test(zipcode.trim());
        return (checkAddress({ ...good, zipcode }).zipcode === undefined) === isGood;
      }),
    );
  });

  it('sends what was typed without the blanks around it', () => {
    expect(trimmed({ ...good, city: '  San José ' }).city).toBe('San José');
  });
});
