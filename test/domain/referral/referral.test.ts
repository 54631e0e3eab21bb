import { describe, expect, it } from 'vitest';
import { mayTakeReferral, readReferralIdentifier, referralPath } from '#src/domain/referral/referral';
import { anOrder } from '#test/builders/an-order';

describe('A referral identifier in an address (spec §2 ref)', () => {
  it.each([
    ['summer', 'summer'],
    ['  aB3-_x ', 'aB3-_x'],
    ['друг', 'друг'],
    ['"><script>', '"><script>'],
    ['x'.repeat(64), 'x'.repeat(64)],
  ])('is "%s" as "%s"', (input, expected) => {
    expect(readReferralIdentifier(input)).toBe(expected);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  '],
    ['65 characters', 'x'.repeat(65)],
    ['10 000 characters', 'x'.repeat(10_000)],
    ['control characters', 'a\u0000b'],
    ['null', 'null'],
    ['undefined', 'undefined'],
  ])('is none when it is %s', (_what, input) => {
    expect(readReferralIdentifier(input)).toBeUndefined();
  });

  it('stands in a link as it was given', () => {
    expect(referralPath('a b&c=d"')).toBe('/?ref=a%20b%26c%3Dd%22');
    expect(referralPath('summer', 'TEN&5')).toBe('/?ref=summer&promo=TEN%265');
  });
});

describe('Telling an order who recommended the shop (spec §2 ref; a change of an order restarts its checkout)', () => {
  it('is possible in the cart only', () => {
    expect(mayTakeReferral(anOrder())).toBe(true);
    for (const state of ['address', 'delivery', 'payment', 'complete', 'other'] as const)
      expect(mayTakeReferral(anOrder({ state }))).toBe(false);
  });
});
