import { describe, expect, it } from 'vitest';
import { checked } from '#src/infrastructure/shared/checks';
import { subscriptionResponse, toSubscription } from '#src/infrastructure/shop-api/subscription/subscription-response';

function stateOf(state: string, paused?: boolean): string {
  const wire = {
    id: 1,
    state,
    ...(paused !== undefined && { paused }),
    interval_length: 1,
    interval_units: 'month',
    tag_list: [],
    reminders: [],
    line_items: [],
  };
  return toSubscription(checked(subscriptionResponse, wire)).state;
}

describe('States of a subscription on the wire (spec §4 Subscription actions, §8 Errors)', () => {
  it('knows the ones that it names, and takes every other for another', () => {
    expect(['active', 'pending_cancellation', 'canceled'].map((state) => stateOf(state))).toEqual([
      'active',
      'pending-cancellation',
      'canceled',
    ]);
    expect(['brand_new', '__proto__', 'constructor', 'toString'].map((state) => stateOf(state))).toEqual([
      'other',
      'other',
      'other',
      'other',
    ]);
  });

  it('takes an active one for paused where the flag says so, and no other', () => {
    expect([true, false].map((paused) => stateOf('active', paused))).toEqual(['paused', 'active']);
    expect(['paused', 'canceled', 'pending_cancellation', 'inactive'].map((state) => stateOf(state, true))).toEqual([
      'paused',
      'canceled',
      'pending-cancellation',
      'inactive',
    ]);
    expect(stateOf('paused', false)).toBe('paused');
  });
});
