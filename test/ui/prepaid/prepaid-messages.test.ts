import { describe, expect, it } from 'vitest';
import { cents } from '#src/domain/money/money';
import { describePlan } from '#src/ui/prepaid/shared/prepaid-messages';

const plan = { installmentCount: 3, interval: { length: 1, unit: 'month' } } as const;
const start = '2026-11-21';

describe('Deliveries that are paid ahead, in words (spec §5 Prepaid end date, §9 en-US)', () => {
  it('name how many, how often and until when', () => {
    expect(describePlan(plan, start)).toBe(
      '3 deliveries, every month. The last delivery is on January 21, 2027, and the plan ends on February 21, 2027.',
    );
    expect(describePlan({ ...plan, installmentCount: 1 }, start)).toContain('1 delivery, every month');
  });

  it('name the early end of a plan (spec §3 Prepaid subscription)', () => {
    const ending = { endedOn: '2027-01-05', delivered: 1 } as const;
    expect(describePlan({ ...plan, ending: { ...ending, refunded: cents(4000) } }, start)).toBe(
      '3 deliveries, every month. The plan ended on January 5, 2027, after 1 of 3 deliveries. $40.00 was refunded.',
    );
    expect(describePlan({ ...plan, ending }, start)).toBe(
      '3 deliveries, every month. The plan ended on January 5, 2027, after 1 of 3 deliveries.',
    );
  });

  it('name the contents of each, and the one that is due, once the order is placed', () => {
    const actionableDate = '2026-12-21';
    expect(describePlan({ ...plan, quantity: 2, actionableDate }, start)).toBe(
      '3 deliveries of 2, every month, next one on December 21, 2026. The last delivery is on January 21, 2027, and the plan ends on February 21, 2027.',
    );
  });
});
