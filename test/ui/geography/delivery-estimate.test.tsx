import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChooseState } from '#src/application/geography/choose-state';
import { GatewayError } from '#src/application/ports/gateway-error';
import { GeolocationState } from '#src/application/ports/state/geolocation-state';
import { PlaceStorage } from '#src/application/storage/place-storage';
import type { DeliveryEstimates } from '#src/domain/geography/delivery-estimate';
import { DeliveryEstimate } from '#src/ui/geography/shared/delivery-estimate';
import { deliveryMessages } from '#src/ui/geography/shared/delivery-messages';
import { StatePickerState } from '#src/ui/geography/shared/state-picker-state';
import { unitedStates } from '#test/domain/geography/united-states';
import { openTab, type TestTab } from '#test/support/test-tab';
import { TestSite } from '#test/ui/support/test-site';
import { violations } from '#test/ui/support/violations';

const deliveryEstimates: DeliveryEstimates = {
  utcOffsets: [{ from: 0, minutes: -480 }],
  cutOffHour: 12,
  shippingWeekdays: [1, 2, 3, 4, 5],
  holidays: ['2026-11-26'],
  methods: [{ method: 'Standard', days: { least: 4, most: 6 }, byState: { CA: { least: 3, most: 4 } } }],
};

function shop(catalogue: object = { deliveryEstimates }): TestTab {
  const tab = openTab();
  tab.content.catalogue = { products: [], kits: [], regions: unitedStates, ...catalogue };
  // A Thursday morning at the warehouse.
  tab.scheduler.clock.set(Date.parse('2026-11-19T17:00:00Z'));
  return tab;
}

const choose = (tab: TestTab, abbr: string) =>
  act(() => tab.get(ChooseState).execute(unitedStates.find((state) => state.abbr === abbr)!));

async function show(tab = shop(), isWine = true) {
  const view = render(
    <TestSite container={tab.container}>
      <DeliveryEstimate isWine={isWine} />
    </TestSite>,
  );
  await act(() => tab.scheduler.settle());
  return { tab, view, text: () => view.container.querySelector('p')?.textContent };
}

describe('When it arrives (docs/adr/0020, spec §9 Default geolocation, Shippable states)', () => {
  it('is said for California until more is known, and follows the chosen state', async () => {
    const { tab, view, text } = await show();
    expect(text()).toBe('Ships to California: arrives Tue, Nov 24 – Wed, Nov 25');
    expect(await violations(view.container)).toEqual([]);
    choose(tab, 'NY');
    expect(text()).toBe('Ships to New York: arrives Wed, Nov 25 – Mon, Nov 30');
  });

  it('begins with the state that this browser keeps', async () => {
    const tab = shop();
    tab.get(PlaceStorage).write({ place: { country: 'United States', region: 'New York' }, isChosen: true });
    const { text } = await show(tab);
    expect(text()).toContain('Ships to New York');
  });

  it('is nothing that a page could be built with: until the states are known it says nothing', () => {
    const built = renderToString(
      <TestSite container={shop().container}>
        <DeliveryEstimate isWine />
      </TestSite>,
    );
    expect(built).not.toMatch(/Ships|[A-Z][a-z]{2}, /);
  });

  it('is refused for wine alone', async () => {
    const { tab, text, view } = await show();
    choose(tab, 'UT');
    expect(text()).toBe(deliveryMessages.noWine('Utah'));
    view.unmount();
    const glasses = await show(tab, false);
    expect(glasses.text()).toContain('Ships to Utah: arrives');
  });

  it('is said in words where it cannot be known', async () => {
    const { view, text } = await show(shop({}));
    expect(text()).toBe(deliveryMessages.shipsToSomeday('California'));
    view.unmount();
    const tab = shop();
    tab.get(GeolocationState).locate({ country: 'France', region: '' }, { kind: 'elsewhere' }, false);
    const abroad = await show(tab);
    expect(abroad.text()).toBe(deliveryMessages.onlyUnitedStates);
    abroad.view.unmount();
    const offline = shop();
    offline.content.failNext(...[1, 2].map(() => new GatewayError({ code: 'network_error' })));
    expect((await show(offline)).text()).toBe(deliveryMessages.unknown);
  });

  it('is counted anew when a page is looked at again that stayed open', async () => {
    const { tab, text } = await show();
    tab.scheduler.clock.advance(7 * 86_400_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(text()).toBe('Ships to California: arrives Wed, Dec 2 – Thu, Dec 3');
  });

  it('leads to the choice of another state', async () => {
    const { tab } = await show();
    await userEvent.click(screen.getByRole('button', { name: deliveryMessages.changeState }));
    expect(tab.get(StatePickerState).isOpen).toBe(true);
  });
});
