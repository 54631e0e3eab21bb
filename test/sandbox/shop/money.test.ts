import { describe, expect, it } from 'vitest';
import { formatMoney, parseCents, percentOf, toDecimal } from '#sandbox/shop/money';

describe('Money on the wire (spec §3 Order / cart)', () => {
  it.each([
    [0, '0.0', '$0.00'],
    [5, '0.05', '$0.05'],
    [50, '0.5', '$0.50'],
    [1400, '14.0', '$14.00'],
    [274, '2.74', '$2.74'],
    [-140, '-1.4', '-$1.40'],
    [-1000, '-10.0', '-$10.00'],
    [400_800, '4008.0', '$4,008.00'],
    [123_456_789, '1234567.89', '$1,234,567.89'],
  ])('%d cents are %s and %s', (cents, text, display) => {
    expect([toDecimal(cents), formatMoney(cents)]).toEqual([text, display]);
  });

  it('reads money back, and refuses other texts', () => {
    expect(['14.0', '2.74', '-1.4', '0.05', '7', 51.94].map(parseCents)).toEqual([1400, 274, -140, 5, 700, 5194]);
    expect(['', 'x', '1.234', '1,5', null, undefined, {}].map(parseCents)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('rounds a share half up', () => {
    expect([
      percentOf(1260, 800),
      percentOf(2160, 800),
      percentOf(50, 100),
      percentOf(49, 100),
      percentOf(0, 800),
    ]).toEqual([101, 173, 1, 0, 0]);
  });
});
