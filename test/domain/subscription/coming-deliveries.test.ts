import { describe, expect, it } from 'vitest';
import { comingDeliveries } from '../../../src/domain/subscription/coming-deliveries';
import type { Subscription } from '../../../src/domain/subscription/subscription';
import { aSubscription } from '../../builders/a-subscription';

const days = (overrides: Partial<Subscription>, count = 3) =>
  comingDeliveries(aSubscription(overrides), count).map((instant) => new Date(instant).toISOString().slice(0, 10));

describe('Coming deliveries (spec §3 Subscription, §4 Subscription actions)', () => {
  it('start with the actionable date and follow the interval', () => {
    expect(days({})).toEqual(['2026-12-20', '2027-01-20', '2027-02-20']);
    expect(days({ interval: { length: 2, unit: 'week' } })).toEqual(['2026-12-20', '2027-01-03', '2027-01-17']);
  });

  it('keep to the end of short months without drifting', () => {
    expect(days({ actionableDate: Date.UTC(2027, 0, 31) }, 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  });

  it('end with the end date', () => {
    expect(days({ endDate: Date.UTC(2027, 0, 20) })).toEqual(['2026-12-20', '2027-01-20']);
    expect(days({ endDate: Date.UTC(2027, 0, 19) })).toEqual(['2026-12-20']);
  });

  it('are one more while the cancellation is pending', () => {
    expect(days({ state: 'pending-cancellation' })).toEqual(['2026-12-20']);
  });

  it('go on from the day on which a pause ends', () => {
    expect(days({ state: 'paused', actionableDate: Date.UTC(2027, 2, 1) }, 2)).toEqual(['2027-03-01', '2027-04-01']);
  });

  it.each(['canceled', 'inactive'] as const)('are none of what is %s', (state) => {
    expect(days({ state })).toEqual([]);
  });

  it('are none without a next date', () => {
    const { actionableDate: _, ...paused } = aSubscription({ state: 'paused' });
    expect(comingDeliveries(paused, 3)).toEqual([]);
  });
});
