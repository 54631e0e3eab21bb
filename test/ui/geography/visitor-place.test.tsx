import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ChooseState } from '#src/application/geography/choose-state';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Place } from '#src/domain/geography/shippable';
import { ShipsTo } from '#src/ui/frame/header-tools';
import { geolocationMessages } from '#src/ui/geography/shared/geolocation-messages';
import { StatePicker } from '#src/ui/geography/shared/state-picker';
import { statePickerMessages } from '#src/ui/geography/shared/state-picker-messages';
import { VisitorPlace } from '#src/ui/geography/shared/visitor-place';
import { Dialog } from '#src/ui/kit/dialog';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { messages } from '#src/ui/shell/shell-messages';
import { unitedStates } from '#test/domain/geography/united-states';
import { openTab, type TestTab } from '#test/support/test-tab';
import { TestSite } from '#test/ui/support/test-site';
import { violations } from '#test/ui/support/violations';

const utah = { country: 'US', region: 'UT' };

interface Visit {
  readonly tab?: TestTab;
  readonly place?: Place;
  readonly path?: string;
  readonly isOpen?: boolean;
}

function world(place: Place): TestTab {
  const tab = openTab();
  tab.content.catalogue = { products: [], kits: [], regions: unitedStates };
  tab.world.geolocation.place = place;
  return tab;
}

let closeOther: () => void;

function Surroundings({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <>
      <ShipsTo />
      <Link to="/shop/">Shop</Link>
      <label>
        Name <input />
      </label>
      <label>
        City <input />
      </label>
      <Dialog open={isOpen} onClose={() => undefined} title="Cart" closeLabel="Close the cart" />
    </>
  );
}

async function visit({ place = utah, tab = world(place), path = '/', isOpen = false }: Visit = {}) {
  const page = (isOtherOpen: boolean) => (
    <TestSite container={tab.container}>
      <MemoryRouter initialEntries={[path]}>
        <main>
          <Surroundings isOpen={isOtherOpen} />
        </main>
        <VisitorPlace />
        <StatePicker />
      </MemoryRouter>
    </TestSite>
  );
  const view = render(page(isOpen));
  closeOther = () => view.rerender(page(false));
  const pass = () => act(() => tab.scheduler.settle());
  await pass();
  return { tab, view, pass };
}

const warning = () => screen.queryByRole('alertdialog', { name: geolocationMessages.title });
const picker = () => screen.getByRole('dialog', { name: statePickerMessages.title });
const button = (name: string) => screen.getByRole('button', { name });
const stateField = () => within(picker()).getByRole<HTMLSelectElement>('combobox', { name: /State/ });
const shipsTo = (region: string) => messages.shipsTo(region, 'shippable');
/** Without the focus going along. */
const leaveCheckout = () => fireEvent.click(screen.getByRole('link', { name: 'Shop' }));
const press = (element: HTMLElement) => userEvent.click(element);

describe('The modal "Heads up!" (spec §1 geolocation warning, §2 Page shell, §4 Geolocation, §8 User-facing messages)', () => {
  it('tells word for word of a state that wine cannot be shipped to, until it is understood', async () => {
    const { tab, view, pass } = await visit();
    expect(warning()?.textContent).toContain(
      "It looks like you are in Utah! Due to wine laws, we can't ship here yet. Please ship to an address outside of the state or check back soon.",
    );
    expect(await violations(document.body)).toEqual([]);
    await press(button('I understand'));
    await pass();
    expect(warning()).toBeNull();
    view.unmount();
    await visit({ tab: tab.reload() });
    expect(warning()).toBeNull();
    button(messages.shipsTo('Utah', 'excluded-state'));
  });

  it('tells word for word that nothing is shipped to elsewhere', async () => {
    await visit({ place: { country: 'France', region: 'Occitanie' } });
    expect(warning()?.textContent).toContain(
      "It looks like you might be somewhere we can't ship yet. Please ship to an address within a US state.",
    );
  });

  it('does not show where wine can be shipped to, nor where it is not known', async () => {
    const { view } = await visit({ place: { country: 'US', region: 'NV' } });
    expect(warning()).toBeNull();
    view.unmount();
    const tab = world(utah);
    tab.world.geolocation.failure = 'timeout';
    await visit({ tab });
    expect(warning()).toBeNull();
    button(shipsTo('California'));
  });

  it('closed by Escape counts as understood, and the focus goes back', async () => {
    const tab = world(utah);
    const { view, pass } = await visit({ tab, path: '/checkout/' });
    button(messages.shipsTo('Utah', 'excluded-state')).focus();
    leaveCheckout();
    const dialog = warning()!;
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    await pass();
    expect(warning()).toBeNull();
    expect(document.activeElement).toBe(button(messages.shipsTo('Utah', 'excluded-state')));
    view.unmount();
    await visit({ tab: tab.reload() });
    expect(warning()).toBeNull();
  });

  it('waits until the checkout is left', async () => {
    await visit({ path: '/checkout/' });
    expect(warning()).toBeNull();
    leaveCheckout();
    expect(warning()).not.toBeNull();
  });

  it('waits while somebody types, from one field to the next', async () => {
    await visit({ path: '/checkout/' });
    const [name, city] = screen.getAllByRole('textbox');
    name?.focus();
    leaveCheckout();
    expect(warning()).toBeNull();
    act(() => city?.focus());
    expect(warning()).toBeNull();
    act(() => city?.blur());
    expect(warning()).not.toBeNull();
  });

  it('waits until another dialog is closed', async () => {
    await visit({ isOpen: true });
    expect(warning()).toBeNull();
    await act(async () => closeOther());
    expect(warning()).not.toBeNull();
  });

  it('leads to the choice of another state', async () => {
    const { pass } = await visit();
    await press(button(geolocationMessages.chooseOther));
    await pass();
    expect(warning()).toBeNull();
    expect(stateField().value).toBe('UT');
  });
});

describe('Choosing a state (spec §3 geolocation, §9 Shippable states)', () => {
  it('lists all states and marks those that refuse wine', async () => {
    const { pass } = await visit({ place: { country: 'US', region: 'CA' } });
    await press(button(shipsTo('California')));
    await pass();
    const labels = [...stateField().options].map(({ text }) => text);
    expect(labels.filter((label) => label.includes('no wine'))).toHaveLength(9);
    expect(labels).toContain('Utah (no wine shipping)');
    expect(labels).toHaveLength(unitedStates.length + 1);
    expect(await violations(document.body)).toEqual([]);
  });

  it('overrules the guess by keyboard alone, is spoken, and gives the focus back', async () => {
    const { tab, view, pass } = await visit({ place: { country: 'US', region: 'CA' } });
    const opener = button(shipsTo('California'));
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await pass();
    stateField().focus();
    await userEvent.selectOptions(stateField(), 'NV');
    await userEvent.tab();
    expect(document.activeElement).toBe(button(statePickerMessages.save));
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog', { name: statePickerMessages.title })).toBeNull();
    expect(document.activeElement).toBe(button(shipsTo('Nevada')));
    expect(tab.get(LiveMessageState).message.trim()).toBe(statePickerMessages.saved('Nevada'));
    view.unmount();
    await visit({ tab: tab.reload() });
    button(shipsTo('Nevada'));
  });

  it('names for a state that refuses wine the goods that still can be sent, and leaves the choice', async () => {
    const { pass } = await visit({ place: { country: 'US', region: 'CA' } });
    await press(button(shipsTo('California')));
    await pass();
    await userEvent.selectOptions(stateField(), 'UT');
    expect(within(picker()).getByRole('status').textContent).toBe(statePickerMessages.refused('Utah'));
    await press(button(statePickerMessages.save));
    button('No wine to Utah');
    expect(warning()).toBeNull();
  });

  it('asks for a state of visitors elsewhere', async () => {
    const { pass } = await visit({ place: { country: 'France', region: '' } });
    await press(button(geolocationMessages.chooseOther));
    await pass();
    await press(button(statePickerMessages.save));
    screen.getByText(statePickerMessages.missing);
    await userEvent.selectOptions(stateField(), 'NY');
    expect(screen.queryByText(statePickerMessages.missing)).toBeNull();
    await press(button(statePickerMessages.save));
    button(shipsTo('New York'));
  });

  it('says so when the states do not come, and asks for them again', async () => {
    const tab = world({ country: 'US', region: 'CA' });
    const { pass } = await visit({ tab });
    tab.content.failNext(new GatewayError({ code: 'network_error' }));
    await press(button(shipsTo('California')));
    await pass();
    await press(button(kitMessages.tryAgain));
    await pass();
    expect(stateField().value).toBe('CA');
  });

  it('reaches the other tabs', async () => {
    const { tab, pass } = await visit({ place: { country: 'US', region: 'CA' } });
    tab
      .openAnother()
      .get(ChooseState)
      .execute(unitedStates.find(({ abbr }) => abbr === 'NV')!);
    await pass();
    button(shipsTo('Nevada'));
  });
});
