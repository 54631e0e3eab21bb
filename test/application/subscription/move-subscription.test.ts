import { describe, expect, it } from 'vitest';
import { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import { MoveSubscription } from '#src/application/subscription/move-subscription';
import { given } from '#src/composition/container';
import { aSubscription } from '#test/builders/a-subscription';
import { anAddress } from '#test/builders/an-address';
import { unitedStates } from '#test/domain/geography/united-states';
import { InMemorySubscriptionGateway } from '#test/fakes/shop/in-memory-subscription-gateway';
import { openTab } from '#test/support/test-tab';

function account() {
  const gateway = new InMemorySubscriptionGateway(() => 'customer-7', [aSubscription()]);
  const tab = openTab({ adapters: [given(SubscriptionGateway, gateway)] });
  tab.content.catalogue = { ...tab.content.catalogue, regions: unitedStates };
  tab.customer.replace({ id: 'customer-7', email: 'ada@example.test' });
  return { gateway, move: tab.get(MoveSubscription) };
}

describe('Sending deliveries elsewhere (spec §4 Subscription actions, update; §9 Shipping)', () => {
  it('tells the subscription with its new address', async () => {
    const { move } = account();
    const shipAddress = anAddress({ city: 'Oakland' });
    expect(await move.execute('subscription-1', shipAddress)).toEqual({
      kind: 'moved',
      subscription: aSubscription({ shipAddress }),
    });
  });

  it.each([
    [anAddress({ stateAbbr: 'UT', zipcode: '84101' }), { kind: 'excluded-state', region: 'Utah' }],
    [anAddress({ countryIso: 'CA' }), { kind: 'elsewhere' }],
  ])('sends nothing for a place that wine cannot be shipped to', async (shipAddress, where) => {
    const { move, gateway } = account();
    expect(await move.execute('subscription-1', shipAddress)).toEqual({ kind: 'not-shippable', where });
    expect(gateway.received).toEqual([]);
  });
});
