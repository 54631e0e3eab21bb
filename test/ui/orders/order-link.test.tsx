import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { StoredInvitation } from '#src/application/ports/browser/stored-invitation';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CartState } from '#src/application/ports/state/cart-state';
import { FollowSession, followDelay } from '#src/application/session/follow-session';
import { SignOut } from '#src/application/session/sign-out';
import { CartStorage } from '#src/application/storage/cart-storage';
import type { Order } from '#src/domain/cart/order';
import { confirmationMessages, crossSellMessages } from '#src/ui/checkout/shared/checkout-messages';
import { contactMessages } from '#src/ui/contact/shared/contact-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { noAnswer } from '#test/application/failures';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';
import { backFromPaying, openConfirmation } from './confirmation-page';

let order: Order;
let buyer: Shopper;
beforeEach(async () => {
  const back = await backFromPaying({ 'WHITE-1': 2 });
  const opened = await openConfirmation(back);
  opened.unmount();
  buyer = back.shopper;
  order = buyer.shop.see(back.number);
});

const path = ({ number, id } = order) => `/order/confirmation/${number}/${id}/`;
const link = (token = order.token) => `${path()}#token=${token}`;

/** Somebody in another browser, with a shop that says where to write to. */
async function stranger(): Promise<Shopper> {
  const shopper = Shopper.atTheDoor({ shop: buyer.shop });
  shopper.tab.content.shell = { tagline: '', footerText: '', contactEmail: 'hello@cans.test' };
  await shopper.start();
  return shopper;
}

const secrets = () => ['Ada', 'ada@example.test', 'Fresno', 'Brisk White', order.token];
const contact = () => screen.getByRole('link', { name: contactMessages.action }).getAttribute('href');
const signIn = () => screen.getByRole('link', { name: confirmationMessages.signIn }).getAttribute('href');

describe('The link to an order in another browser (spec §2 /order/confirmation/:number/:id)', () => {
  it('opens the whole order, and takes the token out of the address', async () => {
    const shopper = await stranger();
    const { title, container } = await openConfirmation({ shopper, address: link() });
    expect([title(), shopper.address]).toEqual([confirmationMessages.yourOrder, path()]);
    for (const text of [
      'Brisk White',
      'Ada Example',
      'Fresno',
      'Total$25.12',
      confirmationMessages.number(order.number),
    ])
      expect(container.textContent).toContain(text);
    expect(container.innerHTML).not.toContain(order.token);
    expect(await violations(container)).toEqual([]);
  });

  it('says where the order stands', async () => {
    await openConfirmation({ shopper: await stranger(), address: link() });
    screen.getByText(/^Placed on .*\d{4}\. We have your order and will pack it soon\.$/);
    screen.getByText(confirmationMessages.next.title);
  });

  it('does not thank once more, and offers no charge of the card', async () => {
    await openConfirmation({ shopper: await stranger(), address: link() });
    expect(screen.queryByText(confirmationMessages.thanks)).toBeNull();
    expect(screen.queryByText(crossSellMessages.title)).toBeNull();
  });

  it('does not make a buyer of a visitor who looks at the order (spec §3 Local storage keys, §9 Has-purchased cookie)', async () => {
    const shopper = await stranger();
    await openConfirmation({ shopper, address: link() });
    expect(shopper.tab.world.stored.get(StoredInvitation).hasPurchased.read()).toBeUndefined();
  });

  it('shows the order again after a reload, without the token in the address', async () => {
    const shopper = await stranger();
    const { unmount } = await openConfirmation({ shopper, address: link() });
    unmount();
    const reloaded = shopper.reload();
    await reloaded.start();
    const { title } = await openConfirmation({ shopper: reloaded, address: shopper.address });
    expect(title()).toBe(confirmationMessages.yourOrder);
    screen.getByText('Brisk White');
  });

  it("leaves the shopper's own cart as it is", async () => {
    const shopper = await Shopper.with({ 'RED-1': 3 }, buyer.shop);
    const before = shopper.container.get(CartStorage).read();
    await openConfirmation({ shopper, address: link() });
    expect([shopper.container.get(CartStorage).read(), shopper.bought]).toEqual([before, ['3 × RED-1']]);
    expect(shopper.container.get(CartState).current?.number).toBe(before?.number);
  });

  it('opens the order when the right link follows a wrong one in the same tab', async () => {
    const shopper = await stranger();
    const { title } = await openConfirmation({ shopper, address: link('wrong') });
    expect(title()).toBe(confirmationMessages.linkRefused.title);
    await shopper.goTo(link());
    expect([title(), shopper.address]).toEqual([confirmationMessages.yourOrder, path()]);
  });
});

describe('An order that is not shown, and the ways on (spec §2 /order/confirmation/:number/:id)', () => {
  it.each([
    ['without its token', () => path(), confirmationMessages.noKey],
    ['with a wrong or old token', () => link('token-of-another'), confirmationMessages.linkRefused],
    ['with what is no token', () => `${path()}#token=%E0%A4%A`, confirmationMessages.noKey],
    ['under another id', () => link().replace(order.id, '1'), confirmationMessages.notFound],
    ['under another number', () => link().replace(order.number, 'R999999999'), confirmationMessages.linkRefused],
  ])('%s', async (_case, address, { title: expected, text }) => {
    const shopper = await stranger();
    const { title, container } = await openConfirmation({ shopper, address: address() });
    expect(title()).toBe(expected);
    screen.getByText(text);
    for (const secret of secrets()) expect(container.innerHTML).not.toContain(secret);
    expect(shopper.address).toBe(address().split('#')[0]);
    expect(signIn()).toBe(`/account/login/?return=${encodeURIComponent(shopper.address)}`);
    expect(contact()).toMatch(/^\/contact\/\?order=R\d+$/);
    expect(await violations(container)).toEqual([]);
  });

  it("shows nothing of somebody's cart to a visitor who has its token", async () => {
    const cart = (await Shopper.with({ 'RED-1': 1 }, buyer.shop)).order;
    const shopper = await stranger();
    const { title, container } = await openConfirmation({ shopper, address: `${path(cart)}#token=${cart.token}` });
    expect(title()).toBe(confirmationMessages.notFound.title);
    expect(container.textContent).not.toContain('Quiet Red');
    expect(shopper.container.get(CartStorage).read()).toBeUndefined();
  });

  it.each([
    ['offline', noAnswer()],
    ['a server that fails', new GatewayError({ code: 'server_error' })],
  ])('%s: says so, keeps the token, and opens the order on the next try', async (_case, failure) => {
    const shopper = await stranger();
    shopper.shop.failNext('read', failure);
    const { title, container } = await openConfirmation({ shopper, address: link() });
    expect([title(), shopper.address]).toEqual([confirmationMessages.unreachable.title, path()]);
    expect(contact()).toContain('/contact/?order=R');
    expect(await violations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: kitMessages.tryAgain }));
    await shopper.pass();
    expect(title()).toBe(confirmationMessages.yourOrder);
  });
});

describe('An order and the signed-in user (spec §2 /order/confirmation/:number/:id, §4 Sign-out, §6 Signed-in only)', () => {
  /** A customer with a placed order, in a tab that did not place it. */
  async function customer() {
    const shopper = await Shopper.with({}, buyer.shop);
    await shopper.tab.signIn();
    const { number } = await shopper.container.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 2 });
    shopper.shop.completeElsewhere(number);
    return { shopper, own: shopper.shop.see(number) };
  }

  it('shows the whole order to its owner without any link', async () => {
    const { shopper, own } = await customer();
    const { title, container } = await openConfirmation({ shopper, address: path(own) });
    expect([title(), container.textContent.includes('Quiet Red')]).toEqual([confirmationMessages.yourOrder, true]);
  });

  it("shows nothing of somebody else's order, and leads to one's own", async () => {
    const { shopper } = await customer();
    const { title, container } = await openConfirmation({ shopper, address: path() });
    expect(title()).toBe(confirmationMessages.notFound.title);
    screen.getByText(confirmationMessages.notFound.account);
    expect(screen.getByRole('link', { name: confirmationMessages.yourOrders }).getAttribute('href')).toBe(
      '/account/orders/',
    );
    for (const secret of secrets()) expect(container.innerHTML).not.toContain(secret);
    expect(await violations(container)).toEqual([]);
  });

  it('closes when its owner signs out in another tab', async () => {
    const { shopper, own } = await customer();
    await shopper.container.get(FollowSession).execute();
    const { title, container } = await openConfirmation({ shopper, address: path(own) });
    await act(() => shopper.tab.openAnother().get(SignOut).execute());
    await shopper.pass(followDelay);
    expect(title()).toBe(confirmationMessages.noKey.title);
    expect(container.textContent).not.toContain('Quiet Red');
  });

  it('closes in the tab that placed it when its customer signs out in another one', async () => {
    const { shopper } = await customer();
    await shopper.container.get(FollowSession).execute();
    const { number } = await shopper.container.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 2 });
    const own = shopper.shop.see(number);
    shopper.tab.payments.writeConfirmable(own);
    shopper.shop.completeElsewhere(number);
    const { title, container } = await openConfirmation({ shopper, address: path(own) });
    expect(title()).toBe(confirmationMessages.thanks);
    await act(() => shopper.tab.openAnother().get(SignOut).execute());
    await shopper.pass(followDelay);
    expect(title()).toBe(confirmationMessages.noKey.title);
    expect(container.textContent).not.toContain('Quiet Red');
  });

  it('opens the order as soon as its owner is known', async () => {
    const { shopper, own } = await customer();
    await shopper.container.get(SignOut).execute();
    const { title } = await openConfirmation({ shopper, address: path(own) });
    expect(title()).toBe(confirmationMessages.noKey.title);
    await act(() => shopper.tab.signIn());
    await shopper.pass();
    expect(title()).toBe(confirmationMessages.yourOrder);
  });
});

describe('An order that its payment session opens alone (spec §4 Finalize)', () => {
  it('shows no personal data, also under a wrong id', async () => {
    const back = await backFromPaying();
    const shopper = Shopper.atTheDoor({ shop: back.shopper.shop });
    await shopper.start({ number: back.number });
    const { container, title } = await openConfirmation({ shopper, address: back.address.replace(/order-\d+/, '7') });
    expect(title()).toBe(confirmationMessages.thanks);
    screen.getByText(confirmationMessages.elsewhere);
    for (const secret of secrets().slice(0, 4)) expect(container.innerHTML).not.toContain(secret);
  });

  it('opens no order under the id of another, not even in the tab that placed it', async () => {
    const back = await backFromPaying();
    const { container } = await openConfirmation({ ...back, address: back.address.replace(/order-\d+/, '7') });
    expect(container.textContent).not.toContain('Brisk White');
  });
});
