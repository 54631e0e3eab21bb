import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountChoice, lineReason, wouldLower } from '#src/domain/cart/line-discount';
import type { AutomaticDiscount } from '#src/domain/catalogue/shopper-price';
import { cents, percentOf } from '#src/domain/money/money';
import { aLine } from '#test/builders/a-line';
import { anAdjustment } from '#test/builders/an-adjustment';

const member: AutomaticDiscount = { reason: 'member', percent: 10 };
const fullCase: AutomaticDiscount = { reason: 'case', percent: 5 };

/** Twelve cans at 7.00. */
const line = (...amounts: readonly Parameters<typeof anAdjustment>[0][]) =>
  aLine({ quantity: 12, adjustments: amounts.map((one) => anAdjustment({ ...one })) });
const automatic = (amount: number, label = 'Promotion (Some offer)') => ({
  id: label,
  amount: cents(amount),
  label,
  promotionCode: undefined as never,
});

describe('Why a line costs less (spec §3 Adjustment)', () => {
  it.each([
    ['nothing is off', line(), undefined],
    ['a code', line({ promotionCode: 'tenpercent', amount: cents(-840) }), { kind: 'code', code: 'tenpercent' }],
    ['what members get', line(automatic(-840)), { kind: 'member' }],
    ['what a full case gets', line(automatic(-420)), { kind: 'case' }],
    ['something else', line(automatic(-100)), { kind: 'offer', label: 'Promotion (Some offer)' }],
    ['the larger of two', line(automatic(-420), automatic(-840, 'Promotion (Club)')), { kind: 'member' }],
    [
      'the larger of two, in the other order',
      line(automatic(-840), automatic(-420, 'Promotion (Case)')),
      { kind: 'member' },
    ],
    [
      'the first of two that are equal',
      line(automatic(-100, 'First'), automatic(-100, 'Second')),
      { kind: 'offer', label: 'First' },
    ],
    ['what does not count is no reason', line({ eligible: false }), undefined],
    ['nor is what takes nothing off', line(automatic(0)), undefined],
    ['nor is tax', line({ source: 'tax', amount: cents(840) }), undefined],
    ['nor is what was taken off by hand', line({ source: 'other', amount: cents(-840) }), undefined],
  ])('%s', (_what, one, reason) => {
    expect(lineReason(one, [member, fullCase])).toEqual(reason);
  });
});

describe('Discounts that meet (spec §9 Club discount, Full-case discount helper)', () => {
  const memberLine = line(automatic(-840));
  const codeLine = line({ promotionCode: 'tenpercent', amount: cents(-840) });

  const offerLine = (label: string) => line(automatic(-100, label));
  const otherCode = line({ promotionCode: 'other', amount: cents(-840) });

  it.each([
    ['one code on both', [codeLine, codeLine], { kind: 'code', code: 'tenpercent' }],
    ['two codes', [codeLine, otherCode], undefined],
    ['one offer on both', [offerLine('Spring'), offerLine('Spring')], { kind: 'offer', label: 'Spring' }],
    ['two offers', [offerLine('Spring'), offerLine('Summer')], undefined],
    ['a code and an offer', [codeLine, offerLine('tenpercent')], undefined],
    ['an offer and a code', [offerLine('tenpercent'), codeLine], undefined],
    ['a code and nothing', [codeLine, line()], undefined],
    ['an offer and nothing', [offerLine('Spring'), line()], undefined],
    ['nothing and a code', [line(), codeLine], undefined],
  ])('names one discount only where it is the same on every line: %s', (_what, lines, counts) => {
    expect(discountChoice(lines, [member])).toStrictEqual({ ...(counts && { counts }), beaten: [member] });
  });

  it('says which one counts, and which do not', () => {
    expect(discountChoice([memberLine], [member, fullCase])).toEqual({
      counts: { kind: 'member' },
      beaten: [fullCase],
    });
    expect(discountChoice([codeLine, codeLine], [fullCase])).toEqual({
      counts: { kind: 'code', code: 'tenpercent' },
      beaten: [fullCase],
    });
  });

  it('names none where each line has another', () => {
    expect(discountChoice([codeLine, line(automatic(-420))], [fullCase])).toEqual({ beaten: [fullCase] });
  });

  it.each([
    ['only one could count', [memberLine], [member]],
    ['the server has weighed nothing yet', [line()], [member, fullCase]],
    ['there are no lines', [], [member, fullCase]],
  ])('is silent where %s', (_where, lines, discounts) => {
    expect(discountChoice(lines, discounts)).toBeUndefined();
  });
});

describe('Whether more percent would be worth it (spec §9 Full-case discount helper)', () => {
  it('is so only when some line would cost less than now', () => {
    const anyLine = fc
      .record({ price: fc.integer({ min: 1, max: 5000 }), quantity: fc.integer({ min: 1, max: 24 }), off: fc.nat(60) })
      .map(({ price, quantity, off }) => {
        const amount = percentOf(cents(price * quantity), -off);
        return aLine({
          price: cents(price),
          quantity,
          adjustments: [anAdjustment({ amount })],
        });
      });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 5 }), fc.integer({ min: 1, max: 60 }), (lines, percent) => {
        const isLower = lines.some(
          ({ price, quantity, adjustments: [own] }) => percentOf(cents(price * quantity), -percent) < own!.amount,
        );
        expect(wouldLower(lines, percent)).toBe(isLower);
      }),
    );
  });

  it('is not so for a member with ten percent already', () => {
    expect([wouldLower([line(automatic(-840))], 5), wouldLower([line(automatic(-840))], 10)]).toEqual([false, false]);
    expect(wouldLower([line(automatic(-840))], 20)).toBe(true);
  });
});
