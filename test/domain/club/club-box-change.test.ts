import { describe, expect, it } from 'vitest';
import { clubBoxes } from '#src/domain/club/club-box';
import { boxGap, boxToChange, cansOf, linesMissing, nextClubSize } from '#src/domain/club/club-box-change';
import { cents } from '#src/domain/money/money';
import { aLine } from '#test/builders/a-line';
import { anAdjustment } from '#test/builders/an-adjustment';
import { anOrder } from '#test/builders/an-order';
import { everyOther, monthly, onlyBox, repeating } from './boxes';

describe('A box that is no club box (spec §9 Club sizes, Club discount)', () => {
  it('lacks nothing with 12 or 24 cans', () => {
    expect(boxGap(onlyBox(repeating('WHITE-1', 12)))).toBeUndefined();
    expect(boxGap(onlyBox(repeating('WHITE-1', 24)))).toBeUndefined();
  });

  it('states the number of missing cans, and the price of the lost member discount', () => {
    // 11 cans of $8.00 are $88.00; with 10% off they are $79.20.
    expect(boxGap(onlyBox(repeating('WHITE-1', 11)))).toEqual({ size: 12, missing: 1, extra: 880 });
    // 23 cans are $184.00; with 20% off they are $147.20.
    expect(boxGap(onlyBox(repeating('WHITE-1', 23)))).toEqual({ size: 24, missing: 1, extra: 3680 });
  });

  it('counts discounts that apply already', () => {
    const fivePercent = anAdjustment({ source: 'promotion', amount: cents(-440), eligible: true });
    expect(boxGap(onlyBox(repeating('WHITE-1', 11, monthly, [fivePercent])))?.extra).toBe(440);
    const twentyPercent = anAdjustment({ source: 'promotion', amount: cents(-1760), eligible: true });
    expect(boxGap(onlyBox(repeating('WHITE-1', 11, monthly, [twentyPercent])))?.extra).toBe(0);
  });

  it('has cans to take out when there are more than in the largest club', () => {
    expect(boxGap(onlyBox(repeating('WHITE-1', 30)))).toMatchObject({ size: 24, missing: -6 });
  });

  it.each([
    [1, 12],
    [12, 12],
    [13, 24],
    [24, 24],
    [99, 24],
  ])('is nearest to a club: %i cans to %i', (cans, size) => {
    expect(nextClubSize({ cans })).toBe(size);
  });
});

describe('The start of a changed box (spec §4 Club join)', () => {
  it('names each can once', () => {
    expect(cansOf([repeating('WHITE-1', 5), repeating('RED-1', 1), repeating('WHITE-1', 2, everyOther)])).toEqual([
      { sku: 'WHITE-1', quantity: 7 },
      { sku: 'RED-1', quantity: 1 },
    ]);
  });

  it('is its own cans, in the size that it is nearest to', () => {
    const boxes = clubBoxes([repeating('WHITE-1', 11), repeating('RED-1', 12, everyOther)]);
    expect(boxes.map((box) => boxToChange(box, boxes))).toEqual([
      { size: 12, cans: [{ sku: 'WHITE-1', quantity: 11 }] },
      { size: 12, cans: [{ sku: 'RED-1', quantity: 12 }] },
    ]);
  });

  it('is all cans, where a change that stopped halfway left the parts of one box', () => {
    const boxes = clubBoxes([repeating('WHITE-1', 5), repeating('RED-1', 7, everyOther)]);
    const whole = {
      size: 12,
      cans: [
        { sku: 'WHITE-1', quantity: 5 },
        { sku: 'RED-1', quantity: 7 },
      ],
    };
    expect(boxes.map((box) => boxToChange(box, boxes))).toEqual([whole, whole]);
  });
});

describe('Cans of a removed box that the cart lacks', () => {
  const box = onlyBox(repeating('WHITE-1', 5), repeating('RED-1', 7));

  it('is all of it, unless some came back', () => {
    expect(linesMissing(anOrder({ lineItems: [] }), box)).toEqual(box.lines);
    expect(linesMissing(anOrder({ lineItems: [repeating('RED-1', 7)] }), box).map(({ sku }) => sku)).toEqual([
      'WHITE-1',
    ]);
  });

  it('are not those that come once, or at another interval', () => {
    const others = [aLine({ sku: 'WHITE-1' }), repeating('RED-1', 7, everyOther)];
    expect(linesMissing(anOrder({ lineItems: others }), box)).toEqual(box.lines);
  });
});
