import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { describeCartChange } from '#src/ui/cart/cart-change-messages';
import { CartFlyout } from '#src/ui/cart/cart-flyout';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { CartButton } from '#src/ui/frame/header-tools';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';

/** Any page, with the button that opens the flyout. */
function Page() {
  return (
    <>
      <CartButton />
      <Link to="/elsewhere/">Elsewhere</Link>
      <Link to="/?sort=name">Sorted</Link>
      <CartFlyout />
    </>
  );
}

async function openFlyout(quantities: Readonly<Record<string, number>>) {
  const shopper = await Shopper.with(quantities);
  // The dialog of the test environment reports at once that it closed; mounted twice, it would take that for the shopper's doing.
  const { container } = await shopper.open(Page, '/', { Mode: Fragment });
  await press(shopper, screen.getByRole('button', { name: /^Cart,/ }));
  return { shopper, container, flyout: screen.getByRole('dialog') };
}

async function press(shopper: Shopper, element: HTMLElement): Promise<void> {
  await userEvent.click(element);
  await shopper.pass();
}

describe('Cart flyout (spec §2 The cart flyout opens, closes and toggles)', () => {
  it('asks for nothing while it is closed', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    await shopper.open(Page, '/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows lines, total and both ways on', async () => {
    const { flyout } = await openFlyout({ 'WHITE-1': 2 });
    expect(within(flyout).getByRole('heading', { level: 2 }).textContent).toBe('Your cart 2 items');
    expect(flyout.textContent).toContain('Total$14.00');
    const links = within(flyout)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/products/brisk-white/', '/checkout/', '/cart/']);
  });

  it('leaves behind the messages of the page before', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 2 });
    const { container } = await shopper.open(Page, '/', { Mode: Fragment });
    shopper.container.get(LiveMessageState).announce('Said on the page');
    await press(shopper, screen.getByRole('button', { name: /^Cart,/ }));
    expect(container.querySelector('dialog [data-announcer]')?.textContent).toBe('');
  });

  it('gives the focus back to the button that opened it', async () => {
    const { shopper } = await openFlyout({ 'WHITE-1': 2 });
    await press(shopper, screen.getByRole('button', { name: cartMessages.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Cart,/ }));
  });

  it('closes on the way to another page, but not when only parameters change', async () => {
    const { shopper } = await openFlyout({ 'WHITE-1': 2 });
    const isOpen = () => shopper.container.get(CartFlyoutState).isOpen;
    await shopper.goTo('/?sort=name');
    expect(isOpen()).toBe(true);
    await shopper.goTo('/elsewhere/');
    expect([isOpen(), screen.queryByRole('dialog')]).toEqual([false, null]);
  });

  it('names inside the goods that another device took out, in a region that was there before', async () => {
    const { shopper, flyout } = await openFlyout({ 'WHITE-1': 2, 'RED-1': 1 });
    const regions = within(flyout).getAllByRole('status');
    await shopper.container.get(OrderGateway).removeLine(shopper.order, shopper.lineId('RED-1'));
    await userEvent.click(within(flyout).getByRole('button', { name: cartMessages.more('Quiet Red') }));
    await shopper.pass(400);
    await shopper.pass();
    const removed = describeCartChange({
      kind: 'changed',
      who: 'elsewhere',
      lines: [{ name: 'Quiet Red', before: 1, now: 0 }],
    });
    expect(regions.map(({ textContent }) => textContent).join()).toContain(removed);
    expect(within(flyout).queryByRole('link', { name: 'Quiet Red' })).toBeNull();
  });

  it('tells screen readers inside the result of a press of +', async () => {
    const { shopper, flyout } = await openFlyout({ 'WHITE-1': 2 });
    await userEvent.click(within(flyout).getByRole('button', { name: cartMessages.more('Brisk White') }));
    await shopper.pass(400);
    await within(flyout).findByText(cartMessages.changed('Brisk White', 3, '$21.00'));
  });

  it('offers the way back inside, since everything outside is out of reach', async () => {
    const { shopper, flyout } = await openFlyout({ 'WHITE-1': 2, 'RED-1': 1 });
    await press(shopper, within(flyout).getByRole('button', { name: cartMessages.removeNamed('Brisk White') }));
    expect(document.activeElement).toBe(within(flyout).getByRole('button', { name: kitMessages.undo }));
    expect(flyout.querySelector('[data-announcer]')?.textContent).toBe(cartMessages.removed('Brisk White'));
    await press(shopper, within(flyout).getByRole('button', { name: kitMessages.undo }));
    expect(document.activeElement).toBe(within(flyout).getByRole('link', { name: 'Brisk White' }));
  });

  it('is an empty cart with a way back after the last line', async () => {
    const { shopper, flyout } = await openFlyout({ 'WHITE-1': 2 });
    await press(shopper, within(flyout).getByRole('button', { name: cartMessages.removeNamed('Brisk White') }));
    within(flyout).getByText(cartMessages.empty.title);
    expect(document.activeElement).toBe(within(flyout).getByRole('button', { name: kitMessages.undo }));
    expect(within(flyout).queryByRole('link', { name: cartMessages.checkout })).toBeNull();
    await press(shopper, within(flyout).getByRole('button', { name: kitMessages.undo }));
    expect(shopper.bought).toEqual(['2 × WHITE-1']);
  });

  it.each([[{}], [{ 'WHITE-1': 2, 'SLEEVE-1': 1 }]])('is accessible with %j', async (quantities) => {
    const { container } = await openFlyout(quantities);
    expect(await violations(container)).toEqual([]);
  });
});
