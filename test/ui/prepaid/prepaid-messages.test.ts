import { describe, expect, it } from 'vitest';
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

  it('name the contents of each, and the one that is due, once the order is placed', () => {
    const actionableDate = '2026-12-21';
    expect(describePlan({ ...plan, quantity: 2, actionableDate }, start)).toBe(
      '3 deliveries of 2, every month, next one on December 21, 2026. The last delivery is on January 21, 2027, and the plan ends on February 21, 2027.',
    );
  });
});
