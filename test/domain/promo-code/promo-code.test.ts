import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayPromoCode, normalizePromoCode } from '#src/domain/promo-code/promo-code';

describe('Normalizing a coupon code (spec §4 Promo codes)', () => {
  it.each([
    ['SPRING10', 'spring10'],
    ['spring10', 'spring10'],
    ['  SpRiNg10\t\n', 'spring10'],
    ['\u00a0SPRING10\u2003', 'spring10'],
    ['\u200eSPRING10\u2060', 'spring10'],
    ['ＳＰＲＩＮＧ10\ufe0f', 'spring10'],
    ['TEN OFF', 'ten off'],
    ['10-OFF_!%', '10-off_!%'],
    ['ВЕСНА', 'весна'],
    ['ΆΝΟΙΞΗ', 'άνοιξη'],
    ['ÉTÉ', 'été'],
    ['STRASSE', 'strasse'],
    ['Straße', 'straße'],
    ['ISTANBUL', 'istanbul'],
    ['İSTANBUL', 'i̇stanbul'],
    ['春節', '春節'],
    ['רכב', 'רכב'],
    ['🍇🍷', '🍇🍷'],
  ])('makes "%s" "%s"', (input, expected) => {
    expect(normalizePromoCode(input)).toBe(expected);
  });

  it.each(['', ' ', '\t\n', '\u00a0\u2003'])('sees no code in "%s"', (input) => {
    expect(normalizePromoCode(input)).toBeUndefined();
  });

  it('takes 64 characters, and not one more', () => {
    expect(normalizePromoCode('A'.repeat(64))).toBe('a'.repeat(64));
    expect(normalizePromoCode(` ${'A'.repeat(64)} `)).toBe('a'.repeat(64));
    expect(normalizePromoCode('A'.repeat(65))).toBeUndefined();
  });

  it('never sends 10 000 characters, but finds a short code among 10 000 blanks', () => {
    expect(normalizePromoCode('A'.repeat(10_000))).toBeUndefined();
    expect(normalizePromoCode(' '.repeat(10_000))).toBeUndefined();
    expect(normalizePromoCode(`${' '.repeat(5_000)}TEN${' '.repeat(5_000)}`)).toBe('ten');
  });

  it('changes nothing that is normal already, and never leaves blanks around', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (input) => {
        const code = normalizePromoCode(input);
        fc.pre(code !== undefined);
        expect(normalizePromoCode(code)).toBe(code);
        expect(code).toBe(code.trim());
        expect(code.length).toBeGreaterThan(0);
        expect(code.length).toBeLessThanOrEqual(64);
      }),
    );
  });

  it('is blind to case and to surrounding blanks', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,64}$/), fc.stringMatching(/^[ \t\n]{0,5}$/), (code, blanks) => {
        expect(normalizePromoCode(`${blanks}${code.toUpperCase()}${blanks}`)).toBe(code);
      }),
    );
  });
});

describe('Showing a coupon code (spec §9 Coupon codes are shown upper-case)', () => {
  it.each([
    ['spring10', 'SPRING10'],
    ['ten off', 'TEN OFF'],
    ['весна', 'ВЕСНА'],
    ['春節', '春節'],
  ])('shows "%s" as "%s"', (code, expected) => {
    expect(displayPromoCode(code)).toBe(expected);
  });
});
