import { describe, expect, it } from 'vitest';
import { type AddressField, addressFields, checkAddress } from '#src/ui/address-book/shared/address-checks';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';

const { problems } = checkoutMessages;

const good: Readonly<Record<AddressField, string>> = {
  email: 'ada@example.com',
  name: 'Ada Example',
  address1: '1 Invented St',
  address2: '',
  city: 'Fresno',
  stateAbbr: 'CA',
  zipcode: '93650',
  phone: '212-555-0123',
};

describe('Address form (spec §5 Shop form rules, §1 Checkout)', () => {
  it('takes a complete address', () => {
    expect(checkAddress(good)).toEqual({});
    expect(checkAddress({ ...good, address2: 'Floor 3' })).toEqual({});
  });

  it('names every missing field at once', () => {
    const empty = Object.fromEntries(addressFields.map((field) => [field, ''])) as Record<AddressField, string>;
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
    ['phone', '.......', problems.phone],
    ['phone', '-------', problems.phone],
    ['phone', '(((((((', problems.phone],
    ['name', 'x'.repeat(121), problems.tooLong],
    ['address1', 'x'.repeat(121), problems.tooLong],
    ['address2', 'x'.repeat(121), problems.tooLong],
    ['city', 'x'.repeat(81), problems.tooLong],
  ] as const)('refuses %s "%s" alone', (field, value, problem) => {
    expect(checkAddress({ ...good, [field]: value })).toEqual({ [field]: problem });
  });

  it.each(['93650-1234', '936501234', '93650 1234', '00501'])('takes the postal code %s', (zipcode) => {
    expect(checkAddress({ ...good, zipcode })).toEqual({});
  });

  it.each(['+1 (212) 555-0123', '2125550123', '212.555.0123', '212/555-0123', '212-555-0123 x12'])(
    'takes the phone number %s',
    (phone) => {
      expect(checkAddress({ ...good, phone })).toEqual({});
    },
  );
});
