import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clubBoxes } from '#src/domain/club/club-box';
import type { Day } from '#src/domain/interval/calendar-day';
import { aLine } from '#test/builders/a-line';
import { everyOther, monthly, onlyBox, repeating } from './boxes';

describe('The club box of an order (spec §4 Club join, §7 subscriptionLineItem)', () => {
  it('is made of the lines that come again, not of the others', () => {
    const box = onlyBox(aLine({ sku: 'FIZZ-1' }), repeating('WHITE-1', 5), repeating('RED-1', 7));
    expect(box.lines.map(({ sku }) => sku)).toEqual(['WHITE-1', 'RED-1']);
    expect([box.cans, box.size, box.interval]).toEqual([12, 12, monthly]);
  });

  it('is one for each interval', () => {
    const boxes = clubBoxes([repeating('WHITE-1', 12), repeating('RED-1', 24, everyOther), repeating('FIZZ-1', 12)]);
    expect(boxes.map(({ cans, interval }) => [cans, interval.length])).toEqual([
      [24, 1],
      [24, 2],
    ]);
  });

  it('is one for each day on which it ends, as the server makes one subscription of each', () => {
    const ending = (sku: string, endDate?: Day) => ({
      ...repeating(sku, 12),
      subscriptionLineItems: [{ sku, quantity: 12, interval: monthly, ...(endDate !== undefined && { endDate }) }],
    });
    const boxes = clubBoxes([
      ending('A', '2027-03-01'),
      ending('B'),
      ending('C', '2027-04-01'),
      ending('D', '2027-03-01'),
    ]);
    expect(boxes.map(({ lines }) => lines.map(({ sku }) => sku))).toEqual([['A', 'D'], ['B'], ['C']]);
  });

  it('counts the cans of packs', () => {
    const pack = { ...repeating('REDS-6', 2), variant: aLine({ variant: { name: 'Reds 6 Pack' } }).variant };
    expect(onlyBox(pack).size).toBe(12);
  });

  it('holds every recurring line exactly once', () => {
    const line = fc.record({
      sku: fc.constantFrom('A', 'B', 'C'),
      quantity: fc.integer({ min: 1, max: 30 }),
      interval: fc.constantFrom(undefined, monthly, everyOther),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (some) => {
        const lines = some.map(({ sku, quantity, interval }) =>
          interval ? repeating(sku, quantity, interval) : aLine({ sku, quantity }),
        );
        const boxed = clubBoxes(lines).flatMap((box) => box.lines);
        expect(new Set(boxed)).toEqual(new Set(lines.filter((one) => one.subscriptionLineItems.length > 0)));
        expect(boxed).toHaveLength(new Set(boxed).size);
      }),
    );
  });
});
