import { describe, expect, it } from 'vitest';
import { dueDeliveries } from '#src/domain/subscription/default-reminder';
import { aSubscription } from '#test/builders/a-subscription';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21);
const inDays = (id: string, days: number) => aSubscription({ id, actionableDate: now + days * day });

describe('Deliveries to remind of (spec §4 Default reminder, §9 lead 14 days)', () => {
  it('are those that are due and still to come, the next one first', () => {
    const all = [
      inDays('subscription-1', 14),
      inDays('subscription-2', 15),
      inDays('subscription-3', 3),
      inDays('subscription-4', 0),
      inDays('subscription-5', -1),
    ];
    expect(dueDeliveries(all, now)).toEqual([
      { subscriptionId: 'subscription-3', on: now + 3 * day },
      { subscriptionId: 'subscription-1', on: now + 14 * day },
    ]);
  });

  it.each(['paused', 'canceled', 'pending-cancellation', 'inactive', 'other'] as const)(
    'are none of a subscription that is %s',
    (state) => {
      expect(dueDeliveries([aSubscription({ state, actionableDate: now + day })], now)).toEqual([]);
    },
  );

  it('are none where no date is planned', () => {
    const { actionableDate: _, ...unplanned } = aSubscription();
    expect(dueDeliveries([unplanned], now)).toEqual([]);
  });
});
