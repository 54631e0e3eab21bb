import { describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/interval/add-interval';
import { dueDeliveries } from '#src/domain/subscription/due-reminder';
import { aSubscription } from '#test/builders/a-subscription';

const now = Date.UTC(2026, 10, 21, 15);
const inDays = (id: string, days: number) => aSubscription({ id, actionableDate: addDays('2026-11-21', days) });

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
      { subscriptionId: 'subscription-3', on: '2026-11-24' },
      { subscriptionId: 'subscription-1', on: '2026-12-05' },
    ]);
  });

  it('are still to come while the day before them is not over in every state', () => {
    const boxes = [inDays('subscription-1', 1)];
    expect(dueDeliveries(boxes, Date.UTC(2026, 10, 22, 9, 59))).toHaveLength(1);
    expect(dueDeliveries(boxes, Date.UTC(2026, 10, 22, 10))).toEqual([]);
  });

  it.each(['canceled', 'pending-cancellation', 'inactive', 'other'] as const)(
    'are none of a subscription that is %s',
    (state) => {
      expect(dueDeliveries([aSubscription({ state, actionableDate: '2026-11-22' })], now)).toEqual([]);
    },
  );

  it('are none of a subscription that its member has just customized', () => {
    const [one, other] = [inDays('subscription-1', 10), inDays('subscription-2', 5)];
    expect(dueDeliveries([one, other], now, 'subscription-2').map(({ subscriptionId }) => subscriptionId)).toEqual([
      'subscription-1',
    ]);
  });

  it('are none where no date is planned', () => {
    const { actionableDate: _, ...unplanned } = aSubscription();
    expect(dueDeliveries([unplanned], now)).toEqual([]);
  });
});
