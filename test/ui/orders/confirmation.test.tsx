import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StoredInvitation } from '#src/application/ports/browser/stored-invitation';
import { CartState } from '#src/application/ports/state/cart-state';
import { CartStorage } from '#src/application/storage/cart-storage';
import { linesOf } from '#src/ui/cart/shared/order-rows';
import { confirmationMessages, crossSellMessages } from '#src/ui/checkout/shared/checkout-messages';
import { ConfirmationPresenter } from '#src/ui/orders/confirmation.presenter';
import { placedOrderMessages } from '#src/ui/orders/shared/placed-order-messages';
import { noAnswer } from '#test/application/failures';
import { insufficientStock, noTransition } from '#test/fakes/shop/refusals';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';
import { backFromPaying, openConfirmation, readAddress, type Return } from './confirmation-page';

const state = ({ shopper, number }: Return) => shopper.shop.see(number).state;

describe('The confirmation of an order that is e-mailed (spec §2 /order/confirmation/:number/:id)', () => {
  it('names no address and no shipping, and offers nothing to add to a parcel', async () => {
    const back = await backFromPaying({ 'GIFT-CARD-50': 1 });
    const { container, title } = await openConfirmation(back);
    expect(title()).toBe(confirmationMessages.thanks);
    screen.getByText(confirmationMessages.next.mailed);
    for (const text of [placedOrderMessages.shipTo, 'Shipping', crossSellMessages.title])
      expect(screen.queryByText(text)).toBeNull();
    expect(await violations(container)).toEqual([]);
  });
});

describe('Confirmation page (spec §2 /order/confirmation/:number/:id, §4 Finalize)', () => {
  it('completes the order once, and tells everything about it', async () => {
    const back = await backFromPaying({ 'WHITE-1': 2 });
    const { title } = await openConfirmation(back);
    expect([title(), state(back), back.shopper.heard]).toEqual([
      confirmationMessages.thanks,
      'complete',
      confirmationMessages.thanks,
    ]);
    screen.getByText(back.number);
    screen.getByText(confirmationMessages.mail('ada@example.test'));
    screen.getByText(/^Placed on \w+ \d+, \d{4}$/);
    const order = screen.getByRole('region', { name: placedOrderMessages.lines });
    for (const text of ['Brisk White', '2 × $7.00', 'Shipping$10.00', 'Tax$1.12', 'Total$25.12'])
      expect(order.textContent).toContain(text);
    const facts = [...document.querySelectorAll('main dl:last-of-type dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(facts).toContainEqual([placedOrderMessages.shipTo, 'Ada Example1 Invented StFresno, CA 93650']);
    expect(facts).toContainEqual([placedOrderMessages.delivery, 'Standard']);
    expect(facts).toContainEqual([placedOrderMessages.payment, 'Card ending in 1111']);
    within(screen.getByRole('region', { name: confirmationMessages.next.title })).getByText(
      confirmationMessages.adultSignature,
    );
  });

  it('is told to analytics and the affiliate network, once', async () => {
    const back = await backFromPaying({ 'WHITE-1': 2 });
    const { unmount } = await openConfirmation(back);
    unmount();
    await openConfirmation(back);
    const { events, world } = back.shopper.tab;
    expect(events.told.filter((event) => event.startsWith('order_placed'))).toEqual([
      `order_placed ${back.number} 2 2512`,
    ]);
    expect(world.affiliates.told.map(({ number }) => number)).toEqual([back.number]);
  });

  it('leaves an empty cart behind', async () => {
    const back = await backFromPaying();
    await openConfirmation(back);
    expect(back.shopper.container.get(CartState).current).toBeUndefined();
    expect(back.shopper.container.get(CartStorage).read()).toBeUndefined();
  });

  it('notes that something was bought in this browser (spec §3 Local storage keys, §9 Has-purchased cookie)', async () => {
    const back = await backFromPaying();
    const purchase = back.shopper.tab.world.stored.get(StoredInvitation).hasPurchased;
    expect(purchase.read()).toBeUndefined();
    await openConfirmation(back);
    expect(purchase.read()).toBe(true);
  });

  it('speaks of no signature for goods other than wine', async () => {
    const back = await backFromPaying({ 'WHITE-1': 1 });
    const { catalogue } = back.shopper.tab.content;
    back.shopper.tab.content.catalogue = {
      ...catalogue,
      products: catalogue.products.map((product) => ({ ...product, family: 'merch' as const })),
    };
    await openConfirmation(back);
    expect(screen.queryByText(confirmationMessages.adultSignature)).toBeNull();
  });

  it('takes the session out of the address once it is settled, and asks nothing again', async () => {
    const back = await backFromPaying();
    await openConfirmation(back);
    expect(back.shopper.address).toBe(back.address.split('?')[0]);
    expect(back.shopper.shop.received.filter((method) => method === 'finalizeSession')).toHaveLength(1);
    screen.getByText(confirmationMessages.thanks);
  });

  it('shows a stranger who has the whole address which order it was: no name, no e-mail, no token, nothing to add', async () => {
    const back = await backFromPaying();
    const owner = await openConfirmation(back);
    const { token } = back.shopper.shop.see(back.number);
    owner.unmount();
    const stranger = Shopper.atTheDoor({ shop: back.shopper.shop });
    await stranger.start({ number: back.number });
    const { title, container } = await openConfirmation({ ...back, shopper: stranger });
    expect([title(), stranger.address]).toEqual([confirmationMessages.thanks, back.address.split('?')[0]]);
    screen.getByText(back.number);
    screen.getByText(confirmationMessages.elsewhere);
    for (const secret of ['Ada', 'ada@example.test', 'Fresno', 'Brisk White', token])
      expect(container.innerHTML).not.toContain(secret);
    expect(screen.queryByText(crossSellMessages.title)).toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  it('completes nothing after a payment that failed, whatever the return says: checkout tells it', async () => {
    const back = await backFromPaying();
    await openConfirmation({ ...back, address: `${back.address.split('#')[0]}&payment_error=declined` });
    expect(back.shopper.address).toBe('/checkout/?step=payment&payment_error=declined');
    expect([state(back), back.shopper.shop.received.includes('finalizeSession')]).toEqual(['payment', false]);
  });

  it('shows the same after a reload, with the session and without', async () => {
    const back = await backFromPaying();
    let shown = await openConfirmation(back);
    const completedAt = back.shopper.shop.see(back.number).completedAt;
    for (const address of [back.address, back.address.split('?')[0]!]) {
      shown.unmount();
      const shopper = back.shopper.reload();
      await shopper.start();
      shown = await openConfirmation({ ...back, shopper, address });
      expect(shown.title()).toBe(confirmationMessages.thanks);
    }
    expect(back.shopper.shop.see(back.number).completedAt).toBe(completedAt);
  });

  it('shows nothing of an order that was placed elsewhere', async () => {
    const back = await backFromPaying();
    const { title, container } = await openConfirmation({ ...back, address: '/order/confirmation/R999999999/1/' });
    expect(title()).toBe(confirmationMessages.noKey.title);
    expect(await violations(container)).toEqual([]);
  });
});

describe('Confirmation page: refused (spec §4 Order states)', () => {
  it("says so in the server's words, with the cart back and the way on", async () => {
    const back = await backFromPaying(undefined, false);
    const { title, container } = await openConfirmation(back);
    expect(title()).toBe(confirmationMessages.refused.title);
    screen.getByText('No payment found');
    screen.getByText(confirmationMessages.refused.charge.none);
    screen.getByText(confirmationMessages.refused.back);
    expect(back.shopper.address).toBe(back.address.split('?')[0]);
    expect(screen.getByRole('link', { name: confirmationMessages.refused.action }).getAttribute('href')).toBe(
      '/checkout/',
    );
    expect(back.shopper.bought).toEqual(['2 × WHITE-1']);
    expect(await violations(container)).toEqual([]);
  });

  it('names sold-out goods, says that nothing was charged, and leads to the cart', async () => {
    const back = await backFromPaying();
    back.shopper.shop.soldOut.add('WHITE-1');
    const { container } = await openConfirmation(back);
    screen.getByText('Brisk White is sold out.');
    screen.getByText(confirmationMessages.refused.charge.none);
    expect(await violations(container)).toEqual([]);
    expect(screen.getByRole('link', { name: confirmationMessages.refused.editCart }).getAttribute('href')).toBe(
      '/cart/',
    );
  });
});

describe('Confirmation page: the fate of the money (spec §8 Handling)', () => {
  it('is said to be held when the server refused and gave nothing back', async () => {
    const back = await backFromPaying();
    back.shopper.shop.failNext('finalizeSession', insufficientStock());
    await openConfirmation(back);
    screen.getByText(confirmationMessages.refused.charge.held);
    expect(screen.queryByText(confirmationMessages.refused.charge.none)).toBeNull();
  });

  it('is said to be unknown where the order cannot be seen; no cart is promised', async () => {
    const back = await backFromPaying();
    const stranger = Shopper.atTheDoor({ shop: back.shopper.shop });
    await stranger.start({ number: back.number });
    back.shopper.shop.failNext('finalizeSession', noTransition({ base: ['Not now.'] }));
    await openConfirmation({ ...back, shopper: stranger });
    screen.getByText(confirmationMessages.refused.charge.unknown);
    expect(screen.queryByText(confirmationMessages.refused.back)).toBeNull();
    screen.getByRole('link', { name: confirmationMessages.continueShopping });
  });
});

describe('Confirmation page: an unknown outcome (spec §8 Handling)', () => {
  it('promises that nothing is taken twice, and completes on the next try', async () => {
    const back = await backFromPaying();
    back.shopper.shop.failNext('finalizeSession', noAnswer());
    const { title, container } = await openConfirmation(back);
    expect(title()).toBe(confirmationMessages.unknown.title);
    expect(screen.getByRole('alert').textContent).toContain('could not reach the shop');
    expect(await violations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: confirmationMessages.unknown.action }));
    await back.shopper.pass();
    expect([title(), state(back)]).toEqual([confirmationMessages.thanks, 'complete']);
  });

  it('completes it although the first answer was lost on its way', async () => {
    const back = await backFromPaying();
    back.shopper.shop.failAfter('finalizeSession', noAnswer());
    const { title } = await openConfirmation(back);
    await userEvent.click(screen.getByRole('button', { name: confirmationMessages.unknown.action }));
    await back.shopper.pass();
    expect(title()).toBe(confirmationMessages.thanks);
    expect(back.shopper.shop.see(back.number).payments).toHaveLength(1);
  });

  it('names sold-out goods although the refusal was lost, and its payment with it (spec §8)', async () => {
    const back = await backFromPaying();
    back.shopper.shop.soldOut.add('WHITE-1');
    back.shopper.shop.failAfter('finalizeSession', noAnswer());
    await openConfirmation(back);
    await userEvent.click(screen.getByRole('button', { name: confirmationMessages.unknown.action }));
    await back.shopper.pass();
    screen.getByText('Brisk White is sold out.');
    screen.getByText(confirmationMessages.refused.charge.none);
    screen.getByRole('link', { name: confirmationMessages.refused.editCart });
  });

  it('keeps its words and the button, busy, while it tries again', async () => {
    const back = await backFromPaying();
    back.shopper.shop.failNext('finalizeSession', noAnswer());
    const { title } = await openConfirmation(back);
    const gate = back.shopper.shop.hold('finalizeSession');
    const retry = screen.getByRole('button', { name: confirmationMessages.unknown.action });
    await userEvent.click(retry);
    await back.shopper.pass();
    expect([title(), retry.getAttribute('aria-disabled'), document.activeElement]).toEqual([
      confirmationMessages.unknown.title,
      'true',
      retry,
    ]);
    gate.release();
    await back.shopper.pass();
    expect(title()).toBe(confirmationMessages.thanks);
  });
});

describe('Confirmation page: every other state is accessible', () => {
  it('while the order is being completed', async () => {
    const back = await backFromPaying();
    const gate = back.shopper.shop.hold('finalizeSession');
    const { title, container } = await openConfirmation(back);
    expect(title()).toBe(confirmationMessages.completing);
    expect(await violations(container)).toEqual([]);
    gate.release();
    await back.shopper.pass();
    expect(await violations(container)).toEqual([]);
  });
});

describe('ConfirmationPresenter', () => {
  it('settles once when it is opened twice', async () => {
    const back = await backFromPaying();
    const confirmation = back.shopper.container.get(ConfirmationPresenter);
    const address = readAddress(back.address);
    await Promise.all([confirmation.open(address), confirmation.open(address)]);
    expect(confirmation.outcome?.kind).toBe('completed');
    expect(back.shopper.shop.received.filter((method) => method === 'finalizeSession')).toHaveLength(1);
  });

  it('works without the catalogue, and then speaks of the signature rather than not', async () => {
    const back = await backFromPaying();
    back.shopper.tab.content.failNext(noAnswer());
    const confirmation = back.shopper.container.get(ConfirmationPresenter);
    await confirmation.open(readAddress(back.address));
    const { needsAdult, placed } = confirmation.confirmed!;
    expect([needsAdult, linesOf(placed.rows)[0]?.name]).toEqual([true, 'Brisk White']);
  });

  it('passes on whatever the server says against it', async () => {
    const back = await backFromPaying();
    back.shopper.shop.failNext('finalizeSession', noTransition({ base: ['Card expired'], email: ["can't be blank"] }));
    const confirmation = back.shopper.container.get(ConfirmationPresenter);
    await confirmation.open(readAddress(back.address));
    expect([confirmation.outcome, confirmation.shortages]).toMatchObject([
      { kind: 'refused', errors: { base: ['Card expired'], email: ["can't be blank"] }, isOutOfStock: false },
      [],
    ]);
  });
});
