import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultPlan,
  planFromText,
  planToText,
  prepaidInstallments,
  prepaidIntervals,
} from '#src/domain/prepaid/prepaid-subscription';

describe('Deliveries that can be paid ahead (spec §3 Prepaid subscription)', () => {
  it('are 3, 6 or 12, every month, second month or third month; the first plan is one of them', () => {
    expect(prepaidInstallments).toEqual([3, 6, 12]);
    expect(prepaidIntervals).toEqual([1, 2, 3].map((length) => ({ length, unit: 'month' })));
    expect(planFromText(planToText(defaultPlan))).toEqual(defaultPlan);
  });

  it('come back from an address as they were', () => {
    const plan = fc.record({
      installmentCount: fc.constantFrom(...prepaidInstallments),
      interval: fc.constantFrom(...prepaidIntervals),
    });
    fc.assert(
      fc.property(plan, (chosen) => {
        expect(planFromText(planToText(chosen))).toEqual(chosen);
      }),
    );
  });

  it.each([
    '',
    '0x1-month',
    '1000x1-month',
    '-3x1-month',
    '3x0-month',
    '3x1-fortnight',
    '3x1-week',
    '4x1-month',
    '3x1-months',
    '3x1-month ',
    '3e0x1-month',
    'x',
    '<b>',
  ])('are none where an address says "%s"', (text) => {
    expect(planFromText(text)).toBeUndefined();
  });

  it('are none or one that is offered, whatever an address says', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plan = planFromText(text);
        expect(plan === undefined || planToText(plan) === text).toBe(true);
      }),
    );
  });
});
