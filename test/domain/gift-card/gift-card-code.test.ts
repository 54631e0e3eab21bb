import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastOfGiftCard, normalizeGiftCardCode } from '#src/domain/gift-card/gift-card-code';

describe('The code of a gift card (spec §1 Gift cards, §3 Gift card redemption)', () => {
  it.each([
    'FULL50AAAABBBB01',
    'full50aaaabbbb01',
    ' FULL-50AA-AABB-BB01 ',
    'full 50aa aabb bb01',
    'FULL–50AA—AABB-BB01\n',
    '\u2066FULL50AA\u00adAABBBB01\u2069',
    'ＦＵＬＬ50AAAABBBB01',
  ])('reads "%s" as the same code', (input) => {
    expect(normalizeGiftCardCode(input)).toBe('FULL50AAAABBBB01');
  });

  it.each(['', '   ', '----', 'A'.repeat(65), 'A'.repeat(10_000)])('is none in "%s"', (input) => {
    expect(normalizeGiftCardCode(input)).toBeUndefined();
  });

  it('keeps characters other than letters and digits, for the server to refuse', () => {
    expect(normalizeGiftCardCode(`'"<b>é`)).toBe(`'"<B>É`);
  });

  it('stays the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (input) => {
        const code = normalizeGiftCardCode(input);
        if (code !== undefined) expect(normalizeGiftCardCode(code)).toBe(code);
      }),
    );
  });

  it('shows its last four characters and no more', () => {
    expect(lastOfGiftCard('FULL50AAAABBBB01')).toBe('BB01');
  });
});
