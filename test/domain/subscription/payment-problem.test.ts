import { describe, expect, it } from 'vitest';
import { isDelivered, paymentProblem } from '#src/domain/subscription/payment-problem';
import type { Subscription } from '#src/domain/subscription/subscription';
import { aSubscription } from '#test/builders/a-subscription';

const today = '2026-12-20';
const now = Date.UTC(2026, 11, 20, 15);
const tomorrow = '2026-12-21';

function failed(changes: Partial<Subscription> = {}): Subscription {
  return aSubscription({ actionableDate: today, hasFailedPayment: true, ...changes });
}

function withoutCard(changes: Partial<Subscription>): Subscription {
  const { card: _, ...rest } = failed({ hasFailedPayment: false, ...changes });
  return rest;
}

describe('The payment of a subscription (spec §3 Subscription, §4 Subscription actions)', () => {
  it.each<[string, Subscription, ReturnType<typeof paymentProblem>]>([
    ['was paid', failed({ hasFailedPayment: false }), undefined],
    ['failed on the day of the delivery', failed(), 'delivery-unpaid'],
    ['failed days ago', failed({ actionableDate: '2026-12-17' }), 'delivery-unpaid'],
    ['failed for the last delivery', failed({ state: 'pending-cancellation' }), 'delivery-unpaid'],
    ['failed, and the delivery was skipped', failed({ actionableDate: tomorrow }), 'card-declined'],
    ['failed, and it is paused', failed({ state: 'paused' }), 'card-declined'],
    ['failed, and it was canceled', failed({ state: 'canceled' }), undefined],
    ['failed, and it has ended', failed({ state: 'inactive' }), undefined],
    [
      'failed on the day of the delivery, and the card is gone',
      withoutCard({ hasFailedPayment: true }),
      'delivery-unpaid',
    ],
    [
      'failed, the delivery was skipped, and the card is gone',
      withoutCard({ hasFailedPayment: true, actionableDate: tomorrow }),
      'needs-card',
    ],
    ['has no card before its delivery', withoutCard({ actionableDate: tomorrow }), 'needs-card'],
    ['has no card on the day of its delivery', withoutCard({}), 'needs-card'],
    [
      'has no card for the day on which its pause ends',
      withoutCard({ state: 'paused', actionableDate: tomorrow }),
      'needs-card',
    ],
    ['has no card, and store credit covers its delivery', withoutCard({ needsCard: false }), undefined],
    ['has no card, and store credit does not cover its delivery', withoutCard({ needsCard: true }), 'needs-card'],
    ['has no card, and ends before another delivery', withoutCard({ endDate: '2026-12-19' }), undefined],
    ['has no card, and was canceled', withoutCard({ state: 'canceled' }), undefined],
  ])('%s', (_, subscription, problem) => {
    expect(paymentProblem(subscription, now)).toBe(problem);
  });

  it('is due when the day before is over in every state', () => {
    const at = (hour: number, minute: number) => paymentProblem(failed(), Date.UTC(2026, 11, 20, hour, minute));
    expect([at(9, 59), at(10, 0)]).toEqual(['card-declined', 'delivery-unpaid']);
  });

  it.each<[string, Partial<Subscription>, boolean]>([
    ['made: the next one is later', { hasFailedPayment: false, actionableDate: '2027-01-20' }, true],
    ['not made: another card is there, and the day is the same', { hasFailedPayment: false }, false],
    ['not made: it was skipped', { actionableDate: '2027-01-20' }, false],
    ['not made: it is paused', { hasFailedPayment: false, state: 'paused', actionableDate: tomorrow }, false],
  ])('the delivery was %s', (_, changes, isMade) => {
    expect(isDelivered(today, failed(changes))).toBe(isMade);
  });

  it('the last delivery was made: none follows', () => {
    const { actionableDate: _, ...over } = failed({ state: 'canceled', hasFailedPayment: false });
    expect(isDelivered(today, over)).toBe(true);
    expect(isDelivered(today, { ...over, hasFailedPayment: true })).toBe(false);
  });
});
