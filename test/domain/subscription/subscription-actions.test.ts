import { describe, expect, it } from 'vitest';
import type { SubscriptionState } from '#src/domain/subscription/subscription';
import { obstacleTo, type SubscriptionAction } from '#src/domain/subscription/subscription-actions';

const actions: readonly SubscriptionAction[] = ['skip', 'cancel', 'update', 'pause', 'resume'];
const obstacles = (state: SubscriptionState, isSkippable = true) =>
  actions.map((action) => obstacleTo(action, { state, isSkippable }));

describe('Actions on a subscription (spec §4 Subscription actions: skip, cancel, update, pause, resume)', () => {
  it('everything but resume while it is active', () => {
    expect(obstacles('active')).toEqual([undefined, undefined, undefined, undefined, 'is-not-paused']);
  });

  it('no second skip in a row', () => {
    expect(obstacles('active', false)).toEqual(['skipped-already', undefined, undefined, undefined, 'is-not-paused']);
  });

  it('cancel, update and resume while it is paused', () => {
    expect(obstacles('paused')).toEqual(['is-paused', undefined, undefined, 'is-paused', undefined]);
  });

  it('only update goods that come with the last delivery', () => {
    expect(obstacles('pending-cancellation')).toEqual(['is-ending', 'is-ending', undefined, 'is-ending', 'is-ending']);
  });

  it.each(['canceled', 'inactive'] as const)('nothing once it is %s', (state) => {
    expect(obstacles(state)).toEqual(actions.map(() => 'is-over'));
  });
});
