import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readZipCode } from '#src/domain/address-book/zip-code';
import { isZipCodeOf, stateOfZipCode } from '#src/domain/address-book/zip-code-state';

describe('A ZIP code (spec §5 Shop form rules)', () => {
  it.each([
    '93650-1234',
    '936501234',
    '93650 1234',
    ' 93650 - 1234 ',
    '93650\u20131234',
    '93650\u200e-1234',
    '９３６５０1234',
  ])('has nine digits, however they are written: %s', (typed) => {
    expect(readZipCode(typed)).toBe('93650-1234');
  });

  it.each(['93650', '  93650', '93650\u200b'])('or five: "%s"', (typed) => {
    expect(readZipCode(typed)).toBe('93650');
  });

  it.each(['', '9365', '936501', '93650-12', '93650-', 'K1A 0B1', '!!', '93650-12345'])('is not "%s"', (typed) => {
    expect(readZipCode(typed)).toBeUndefined();
  });

  it('stays as it is once it was read', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789 -')), maxLength: 14 }), (typed) => {
        const read = readZipCode(typed);
        return read === undefined || (/^\d{5}(-\d{4})?$/.test(read) && readZipCode(read) === read);
      }),
    );
  });
});

describe('The state of a ZIP code (spec §9 Shippable states)', () => {
  it.each([
    ['00501', 'NY'],
    ['01001', 'MA'],
    ['02903', 'RI'],
    ['03801', 'NH'],
    ['04841', 'ME'],
    ['05401', 'VT'],
    ['05501', 'MA'],
    ['05601', 'VT'],
    ['06390', 'NY'],
    ['06511', 'CT'],
    ['08901', 'NJ'],
    ['10002', 'NY'],
    ['19125', 'PA'],
    ['19901', 'DE'],
    ['20009', 'DC'],
    ['20101', 'VA'],
    ['20500', 'DC'],
    ['21224', 'MD'],
    ['25301', 'WV'],
    ['30307', 'GA'],
    ['33137', 'FL'],
    ['34102', 'FL'],
    ['39901', 'GA'],
    ['56901', 'DC'],
    ['73301', 'TX'],
    ['73401', 'OK'],
    ['73960', 'TX'],
    ['83414', 'WY'],
    ['84101', 'UT'],
    ['88510', 'TX'],
    ['89501', 'NV'],
    ['93650-1234', 'CA'],
    ['96813', 'HI'],
    ['97201', 'OR'],
    ['99501', 'AK'],
  ])('of %s is %s', (zipcode, state) => {
    expect(stateOfZipCode(zipcode)).toBe(state);
  });

  it.each(['00000', '00601', '00801', '09012', '34001', '88601', '96201', '96799', '96910', '', '936', 'ABCDE'])(
    'is unknown for territories, the armed forces abroad and invalid codes: "%s"',
    (zipcode) => {
      expect(stateOfZipCode(zipcode)).toBeUndefined();
    },
  );

  it.each([
    ['63673', ['MO', 'IL'], 'KS'],
    ['97635', ['OR', 'CA'], 'WA'],
    ['84531', ['UT', 'AZ'], 'NM'],
    ['86514-0001', ['AZ', 'NM', 'UT'], 'CO'],
    ['20598', ['VA'], 'DC'],
    ['93650-1234', ['CA'], 'OR'],
    ['06390', ['NY'], 'CT'],
  ])('of %s is %j where its mail goes across a border, and not %s', (zipcode, states, other) => {
    expect(states.filter((state) => isZipCodeOf(zipcode, state))).toEqual(states);
    expect(isZipCodeOf(zipcode, other)).toBe(false);
  });

  it('is one of fifty, or the District of Columbia', () => {
    const areas = Array.from({ length: 1000 }, (_, area) => `${String(area).padStart(3, '0')}01`);
    const states = new Set(areas.map(stateOfZipCode).filter((state) => state !== undefined));
    expect(states.size).toBe(51);
    expect([...states].every((state) => /^[A-Z]{2}$/.test(state))).toBe(true);
  });
});
