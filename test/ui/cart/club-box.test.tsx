import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RemoveLine } from '#src/application/cart/remove-line';
import { page as cartPage } from '#src/ui/cart/cart';
import { cartMessages, clubBoxMessages } from '#src/ui/cart/shared/cart-messages';
import { page as checkoutPage } from '#src/ui/checkout/checkout';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { noAnswer } from '#test/application/failures';
import type { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';
import { withBox } from './with-box';

const { frequency } = clubBoxMessages;

const openCart = async (shopper: Shopper) => shopper.open(cartPage.View, '/cart/');
const rows = () => [...screen.getByRole('list', { name: cartMessages.lines }).children] as HTMLElement[];
const box = () => screen.getByText(clubBoxMessages.title).closest('li')!;
const button = (name: string) => screen.getByRole('button', { name });
const recurring = (shopper: Shopper) =>
  shopper.order.lineItems.flatMap(({ sku, quantity, subscriptionLineItems: [repeated] }) =>
    repeated ? [`${quantity} × ${sku} every ${repeated.interval.length}`] : [],
  );
async function press(shopper: Shopper, element: HTMLElement): Promise<void> {
  await userEvent.click(element);
  await shopper.pass(1000);
}

describe('A club box in the cart (spec §4 Club join, §7 subscriptionLineItem)', () => {
  it('is one thing with its cans inside, and no can of it can be removed alone', async () => {
    const { container } = await openCart(await withBox());
    expect(rows()).toHaveLength(2);
    expect(box().textContent).toContain('12 cans, every month');
    const cans = within(screen.getByRole('list', { name: clubBoxMessages.cans })).getAllByRole('listitem');
    expect(cans.map(({ textContent }) => textContent)).toEqual(['5 × Brisk White', '7 × Quiet Red']);
    expect(within(box()).queryByRole('spinbutton')).toBeNull();
    expect(within(box()).queryByRole('button', { name: cartMessages.removeNamed('Brisk White') })).toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  it('leads to its cans, to choose them anew', async () => {
    await openCart(await withBox());
    const link = within(box()).getByRole('link', { name: cartMessages.changeCans });
    expect(link.getAttribute('href')).toBe('/can-club/join/12/?step=customize&type=all&cans=WHITE-1:5,RED-1:7&every=1');
  });

  it('leaves as a whole, and comes back as it was', async () => {
    const shopper = await withBox();
    await openCart(shopper);
    await press(shopper, button(clubBoxMessages.remove));
    expect(recurring(shopper)).toEqual([]);
    expect(shopper.bought).toEqual(['1 × ORANGE-1']);
    screen.getByText(cartMessages.removed(clubBoxMessages.title));
    expect(document.activeElement).toBe(button(kitMessages.undo));
    await press(shopper, button(kitMessages.undo));
    expect(recurring(shopper)).toEqual(['5 × WHITE-1 every 1', '7 × RED-1 every 1']);
    expect(document.activeElement?.textContent).toBe(clubBoxMessages.title);
  });

  it('stays at the second half of a double click, which was meant for the row that was in its place', async () => {
    const shopper = await withBox();
    await openCart(shopper);
    fireEvent.click(button(clubBoxMessages.remove), { detail: 2 });
    await shopper.pass(1000);
    expect(recurring(shopper)).toEqual(['5 × WHITE-1 every 1', '7 × RED-1 every 1']);
  });

  it('shows the rest of it, and why, when it could be removed only in part', async () => {
    const shopper = await withBox();
    await openCart(shopper);
    const [, , red] = shopper.order.lineItems;
    const remove = shopper.tab.world.orders.removeLine.bind(shopper.tab.world.orders);
    shopper.tab.world.orders.removeLine = (key, id) => (id === red?.id ? Promise.reject(noAnswer()) : remove(key, id));
    await press(shopper, button(clubBoxMessages.remove));
    await shopper.pass(5000);
    expect(recurring(shopper)).toEqual(['7 × RED-1 every 1']);
    expect(box().textContent).toContain('7 cans, every month');
    expect(box().textContent).toContain('A club box holds 12 cans, this one has 7.');
  });

  it('comes at another frequency', async () => {
    const shopper = await withBox();
    await openCart(shopper);
    await press(shopper, button(clubBoxMessages.changeFrequency));
    await userEvent.click(screen.getByRole('radio', { name: 'Every 2 months' }));
    await press(shopper, button(frequency.save));
    expect(recurring(shopper)).toEqual(['5 × WHITE-1 every 2', '7 × RED-1 every 2']);
    expect(box().textContent).toContain('12 cans, every 2 months');
    expect([shopper.heard, document.activeElement]).toEqual([
      frequency.saved('every 2 months'),
      button(clubBoxMessages.changeFrequency),
    ]);
  });

  it('keeps its cans when changing the frequency stops halfway, and goes on when asked again', async () => {
    const shopper = await withBox();
    await openCart(shopper);
    await press(shopper, button(clubBoxMessages.changeFrequency));
    await userEvent.click(screen.getByRole('radio', { name: 'Every 3 months' }));
    shopper.shop.failNext('addLine', noAnswer());
    await press(shopper, button(frequency.save));
    await shopper.pass(5000);
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).not.toBe('');
    await press(shopper, button(frequency.save));
    await shopper.pass(5000);
    expect(recurring(shopper)).toEqual(['5 × WHITE-1 every 3', '7 × RED-1 every 3']);
  });

  it('states the price of a box that is no club box any more (spec §9 Club sizes, Club discount)', async () => {
    const shopper = await withBox();
    const white = shopper.order.lineItems.find(({ sku }) => sku === 'WHITE-1');
    await shopper.container.get(RemoveLine).execute(white?.id ?? '');
    await openCart(shopper);
    // 7 cans of $8.00 are $56.00; a tenth of it is the lost discount.
    expect(box().textContent).toContain('Without the member price it costs $5.60 more in every delivery. Add 5 cans');
  });

  it('is the same in checkout', async () => {
    const shopper = await withBox();
    await shopper.open(checkoutPage.View, '/checkout/');
    const summary = screen.getByRole('region', { name: checkoutMessages.summary });
    expect(summary.textContent).toContain('Club box12 cans, every month');
    expect(within(summary).getAllByRole('listitem')).toHaveLength(4);
  });

  it('stays one when the same can is bought once besides', async () => {
    const shopper = await withBox();
    await shopper.container.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    await openCart(shopper);
    expect(rows()).toHaveLength(3);
    expect(box().textContent).toContain('12 cans, every month');
  });
});
