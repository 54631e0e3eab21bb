import { describe, expect, it } from 'vitest';
import { shippingTo } from '#src/domain/subscription/shipping-to';
import { aSubscription } from '#test/builders/a-subscription';
import { anAddress } from '#test/builders/an-address';

const home = anAddress({ address1: '1 Home St' });
const ids = (...subscriptions: Parameters<typeof shippingTo>[0][]) =>
  shippingTo(
    subscriptions.flatMap((all) => [...all]),
    home,
  ).map(({ id }) => id);

describe('Subscriptions that ship to an address (spec §4 Subscription actions, update)', () => {
  it('are those that can still be sent elsewhere', () => {
    const states = ['active', 'paused', 'pending-cancellation', 'canceled', 'inactive'] as const;
    const all = states.map((state) => aSubscription({ id: state, state, shipAddress: home }));
    expect(ids(all)).toEqual(['active', 'paused', 'pending-cancellation']);
  });

  it.each([
    ['phone', { phone: '2125550199' }, true],
    ['name', { name: 'Somebody Else' }, false],
    ['street', { address1: '2 Home St' }, false],
    ['second line', { address2: 'Floor 3' }, false],
    ['city', { city: 'Napa' }, false],
    ['state', { stateAbbr: 'NV' }, false],
    ['ZIP code', { zipcode: '94558' }, false],
  ] as const)('with another %s', (_field, changes, isSame) => {
    expect(ids([aSubscription({ shipAddress: { ...home, ...changes } })])).toHaveLength(isSame ? 1 : 0);
  });

  it('are none of those without an address', () => {
    expect(ids([aSubscription()])).toEqual([]);
  });
});
