import { describe, expect, it } from 'vitest';
import { toSubscriptionInput } from '#src/infrastructure/shop-api/subscription/subscription-input';
import { aSubscribedLine, aSubscription } from '#test/builders/a-subscription';

/** A server keeps lines of one can apart when they came with other options. */
const twice = aSubscription({
  lineItems: [
    aSubscribedLine({ id: '1', sku: 'WHITE-1', quantity: 6 }),
    aSubscribedLine({ id: '2', sku: 'WHITE-1', quantity: 3 }),
    aSubscribedLine({ id: '3', sku: 'RED-1', quantity: 3 }),
  ],
});

describe('The cans of every delivery on the wire (spec §4 Subscription actions, update; §7 PUT subscriptions)', () => {
  it('sends a can once that the subscription has in two lines: no customer gets and pays it twice', () => {
    const cans = [
      { sku: 'WHITE-1', quantity: 8 },
      { sku: 'RED-1', quantity: 4 },
    ];
    expect(toSubscriptionInput({ cans }, twice).line_items_attributes).toEqual([
      { id: 1, quantity: 8 },
      { id: 2, _destroy: true },
      { id: 3, quantity: 4 },
    ]);
  });
});
