import { describe, expect, it } from 'vitest';
import { describePlan } from '#src/ui/prepaid/shared/prepaid-messages';

const plan = { installmentCount: 3, interval: { length: 1, unit: 'month' } } as const;
const end = '2027-02-21';

describe('Deliveries that are paid ahead, in words (spec §3 Prepaid subscription, §9 en-US)', () => {
  it('name how many, how often and until when', () => {
    expect(describePlan(plan, end)).toBe('3 deliveries, every month, last one by February 21, 2027.');
    expect(describePlan({ ...plan, installmentCount: 1 }, end)).toContain('1 delivery, every month');
  });

  it('name what each holds, and the one that is due, once the order is placed', () => {
    const actionableDate = '2026-12-21';
    expect(describePlan({ ...plan, quantity: 2, actionableDate }, end)).toBe(
      '3 deliveries of 2, every month, next one on December 21, 2026, last one by February 21, 2027.',
    );
  });
});
