import { describe, expect, it } from 'vitest';
import { LoadClubVariants } from '#src/application/club/load-club-variants';
import { SaveCustomization } from '#src/application/club/save-customization';
import { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import { CustomizationState } from '#src/application/ports/state/customization-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { given } from '#src/composition/container';
import { noAnswer, outcomeOf, rejectedWith, uncertainFailures } from '#test/application/failures';
import { aSubscription } from '#test/builders/a-subscription';
import { InMemorySubscriptionGateway } from '#test/fakes/shop/in-memory-subscription-gateway';
import { invalid } from '#test/fakes/shop/refusals';
import { openTab } from '#test/support/test-tab';

const cans = [
  { sku: 'WHITE-1', quantity: 5 },
  { sku: 'RED-1', quantity: 7 },
];

function member() {
  const gateway = new InMemorySubscriptionGateway(() => 'customer-7', [aSubscription()]);
  const tab = openTab({ adapters: [given(SubscriptionGateway, gateway)] });
  tab.customer.replace({ id: 'customer-7', email: 'ada@example.test' });
  const subscriptions = tab.get(SubscriptionsState);
  subscriptions.replaceAll([aSubscription()]);
  return {
    gateway,
    subscriptions,
    state: tab.get(CustomizationState),
    events: tab.events,
    save: tab.get(SaveCustomization),
  };
}

describe('Saving a customization (spec §4 Customization: isSaving, then "saved" is tracked)', () => {
  it('is under way until the shop has it, then tracks "saved" once', async () => {
    const { gateway, subscriptions, state, events, save } = member();
    const gate = gateway.hold('update');
    const saving = save.execute('subscription-1', cans);
    expect([state.isSaving, events.told]).toEqual([true, []]);
    gate.release();
    await saving;
    expect([state.isSaving, state.isCustomized, events.told]).toEqual([
      false,
      true,
      ['club_changed update', 'saved club_customization subscription-1 12'],
    ]);
    expect(subscriptions.all!.get('subscription-1')!.lineItems.map(({ sku, quantity }) => ({ sku, quantity }))).toEqual(
      cans,
    );
  });

  it.each([invalid({ line_items: ['must add up to 12 cans'] }), ...uncertainFailures])(
    'tracks nothing when it failed with %s, and shows every can',
    async (failure) => {
      const { gateway, state, events, save } = member();
      gateway.failNext('update', failure);
      expect(await outcomeOf(save.execute('subscription-1', cans))).toEqual(rejectedWith(failure));
      expect([state.isSaving, state.isCustomized, state.showError, events.told]).toEqual([false, false, false, []]);
    },
  );

  it('tracks a change although its answer got lost', async () => {
    const { gateway, events, save } = member();
    gateway.failAfter('update', noAnswer());
    await save.execute('subscription-1', cans);
    expect(events.told).toEqual(['club_changed update', 'saved club_customization subscription-1 12']);
  });
});

describe('Fetching the cans on sale (spec §3 canClub.customization, §8 Failure fetching variants by sku)', () => {
  it('leaves out discontinued cans', async () => {
    const tab = openTab();
    const offers = await tab.get(LoadClubVariants).execute(['RED-1', 'GONE', 'WHITE-1']);
    expect(offers?.map(({ sku }) => sku).sort()).toEqual(['RED-1', 'WHITE-1']);
  });

  it('sets show-error when it fails', async () => {
    const tab = openTab();
    const state = tab.get(CustomizationState);
    const failure = noAnswer();
    tab.shop.failNext('readBySkus', failure);
    expect(await tab.get(LoadClubVariants).execute(['RED-1'])).toBeUndefined();
    expect(state.showError).toBe(true);
  });
});
