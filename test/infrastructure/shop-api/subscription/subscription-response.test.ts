import { describe, expect, it } from 'vitest';
import { checked } from '#src/infrastructure/shared/checks';
import { subscriptionResponse, toSubscription } from '#src/infrastructure/shop-api/subscription/subscription-response';
import type { SubscriptionParts } from '#src/infrastructure/vendure/operations.generated';
import { toSubscription as toVendureSubscription } from '#src/infrastructure/vendure/subscription/subscription-answer';

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

describe('The end of a subscription (spec §3 Subscription, endDate)', () => {
  const lasting = { id: 1, state: 'active', interval_length: 1, interval_units: 'month', line_items: [] };
  const parts: SubscriptionParts = {
    ...{ id: '1', state: 'active', intervalLength: 1, intervalUnit: 'month', reminders: [], lines: [] },
    ...{ actionableDate: undefined, anchorDay: undefined, endDate: undefined, card: undefined },
    ...{ unpaidDelivery: undefined, upcomingTotal: 0 },
    ...{ isSkippable: true, hasFailedPayment: false, needsCard: false },
    shippingAddress: {
      ...{ name: '', address1: '', address2: '', city: '', zipcode: '', phone: '', countryIso: 'US', stateAbbr: 'CA' },
    },
  };
  const endsOf = (day?: string) => [
    toSubscription(checked(subscriptionResponse, { ...lasting, end_date: day ?? null })).endDate,
    toVendureSubscription({ ...parts, endDate: day }).endDate,
  ];

  it('is read from both wires, and absent where there is none', () => {
    expect(endsOf('2027-02-01')).toEqual(['2027-02-01', '2027-02-01']);
    expect(endsOf()).toEqual([undefined, undefined]);
  });
});
