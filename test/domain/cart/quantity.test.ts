import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximumQuantity, parseQuantity } from '#src/domain/cart/quantity';

describe('Quantities of a line (spec §7 line_items quantity)', () => {
  it.each([
    [1, 1],
    ['1', 1],
    ['007', 7],
    [' 3 ', 3],
    ['\t12\n', 12],
    [240, 240],
    ['0240', 240],
  ])('takes %j as %d', (input, expected) => {
    expect(parseQuantity(input)).toBe(expected);
  });

  it.each([
    0,
    -1,
    1e9,
    1.5,
    241,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    -0,
    '0',
    '000',
    '-1',
    '1.5',
    'abc',
    '',
    ' ',
    '1e2',
    '0x10',
    '+3',
    '1 2',
    '241',
    '9999',
    '00240',
    '1,000',
    '٣',
    '３',
    '3 cans',
    'x3',
  ])('does not take %j', (input) => {
    expect(parseQuantity(input)).toBeUndefined();
  });

  it('takes exactly the whole numbers from 1 to the maximum', () => {
    expect(maximumQuantity).toBe(240);
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 10_000 }), (quantity) => {
        const expected = quantity >= 1 && quantity <= maximumQuantity ? quantity : undefined;
        expect(parseQuantity(quantity)).toBe(expected);
        expect(parseQuantity(` ${quantity} `)).toBe(expected);
      }),
    );
  });

  it('makes of any text the number that it says, or nothing', () => {
    const numberLike = fc.stringMatching(/^ ?[0-9.eE+x-]{0,5} ?$/);
    fc.assert(
      fc.property(fc.oneof(numberLike, fc.string({ unit: 'grapheme' })), (text) => {
        const isWhole = /^\s*[0-9]{1,4}\s*$/.test(text);
        expect([undefined, isWhole ? Number(text) : undefined]).toContain(parseQuantity(text));
      }),
    );
  });
});
