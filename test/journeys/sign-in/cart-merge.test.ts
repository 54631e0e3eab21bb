import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { cartChangeMessages } from '#src/ui/cart/cart-change-messages';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { currentOrderOf, orderOnServer } from '#test/journeys/support/back-end';
import { isCall } from '#test/journeys/support/calls';
import { lockOrder } from '#test/journeys/support/faults';
import { chenin, gamay } from '#test/journeys/support/goods';
import { it } from '#test/journeys/support/journey';
import { prepareCart } from '#test/journeys/support/prepared-cart';
import { signUp } from '#test/journeys/support/remembered-session';
import type { Tab } from '#test/journeys/support/tab';

const one = { [gamay.sku]: 1 };
const two = { [chenin.sku]: 2 };

async function signIn(tab: Tab): Promise<void> {
  await tab.open(tab.account.path('password', '/cart/'));
  await tab.account.enterPassword(tab.email);
  await tab.isAtAddress(/\/cart\/$/);
  await tab.account.liveSession();
}

describe('Cart and customer brought together (spec §4 Cart merge on sign-in, §7 orders/current, associate_user)', () => {
  it('a cart with lines becomes the customer’s, and another device finds it', { tags: ['core'] }, async ({ visit }) => {
    const { tab, cart } = await visit({ basket: one });
    const { jwt } = await signUp(tab.email);
    await signIn(tab);
    await tab.cart.shows(gamay.name, 1);
    expect(await currentOrderOf(jwt)).toBe(cart.number);
    expect(await tab.storedCart()).toMatchObject({ number: cart.number });

    const { tab: elsewhere } = await visit();
    await elsewhere.open(elsewhere.account.path('password', '/cart/'));
    await elsewhere.account.enterPassword(tab.email);
    await elsewhere.cart.shows(gamay.name, 1);
    await elsewhere.cart.more(gamay.name).click();
    await elsewhere.cart.shows(gamay.name, 2);
    await elsewhere.cart.isSettled();
    expect((await orderOnServer(cart)).lines).toEqual([`2 × ${gamay.name}`]);
  });

  it('a cart with lines wins over the customer’s own', async ({ visit }) => {
    const { tab, cart } = await visit({ basket: one });
    const { jwt } = await signUp(tab.email);
    await prepareCart(two, 'cart', tab.email, jwt);
    await signIn(tab);
    await tab.cart.shows(gamay.name, 1);
    expect(await tab.myCart()).toMatchObject({ number: cart.number });
    expect((await orderOnServer(cart)).lines).toEqual([`1 × ${gamay.name}`]);
  });

  it('without a cart the customer’s current order is there', async ({ visit }) => {
    const { tab } = await visit();
    const { jwt } = await signUp(tab.email);
    const theirs = await prepareCart(two, 'cart', tab.email, jwt);
    await signIn(tab);
    await tab.cart.shows(chenin.name, 2);
    await tab.carries(2);
    expect(await tab.myCart()).toEqual({ number: theirs.number, token: theirs.token });
  });

  it('an empty cart gives way to the customer’s order with lines, however old', async ({ visit }) => {
    const email = `${randomUUID()}@example.com`;
    const { jwt } = await signUp(email);
    const theirs = await prepareCart(two, 'cart', email, jwt);
    const { tab } = await visit({ basket: {} });
    await tab.open(tab.account.path('password', '/cart/'));
    await tab.account.enterPassword(email);
    await tab.cart.shows(chenin.name, 2);
    expect((await tab.myCart()).number).toBe(theirs.number);
  });

  for (const [newer, title] of [
    ['theirs', 'the customer’s own'],
    ['local', 'the one of this browser'],
  ] as const) {
    it(`of two empty carts the newer one stays: ${title}`, async ({ visit }) => {
      const email = `${randomUUID()}@example.com`;
      const { jwt } = await signUp(email);
      const early = newer === 'local' ? await prepareCart({}, 'cart', email, jwt) : undefined;
      const { tab, cart } = await visit({ basket: {} });
      const theirs = early ?? (await prepareCart({}, 'cart', email, jwt));
      await tab.open(tab.account.path('password', '/cart/'));
      await tab.account.enterPassword(email);
      await tab.reads(cartMessages.empty.title);
      expect((await tab.myCart()).number).toBe(newer === 'local' ? cart.number : theirs.number);
    });
  }

  it('a cart that is locked meanwhile is loaded again and loses nothing; a moment later it is brought along', async ({
    visit,
  }) => {
    const { tab, cart, trouble } = await visit({ basket: one });
    const { jwt } = await signUp(tab.email);
    await tab.open(tab.account.path('password', '/cart/'));
    const letGo = await lockOrder(cart.number);
    trouble.expect(
      /^409 PUT \/api\/orders\/R\d+\/associate_user$/,
      /^console warning: The cart could not be brought to the account yet/,
    );
    const path = `/api/orders/${cart.number}`;
    const reloaded = tab.page
      .waitForRequest((request) => isCall(request, { method: 'PUT', path: `${path}/associate_user` }))
      .then(() => tab.page.waitForRequest((request) => isCall(request, { method: 'GET', path })));
    await tab.account.enterPassword(tab.email);
    await reloaded;
    await tab.cart.shows(gamay.name, 1);
    expect(await tab.myCart()).toMatchObject({ number: cart.number });
    expect(await currentOrderOf(jwt)).toBeUndefined();

    await letGo();
    await expect.poll(() => currentOrderOf(jwt)).toBe(cart.number);
  });

  it('a cart that cannot be brought along is told of, and is before it is paid', async ({ visit }) => {
    const { tab, cart, faults, trouble } = await visit({ basket: one, stage: 'payment' });
    const { jwt } = await signUp(tab.email);
    await tab.open(tab.account.path('password', '/checkout/?step=payment'));
    await faults.order({ kind: 'status', status: 503, method: 'PUT', path: '/api/orders/*/associate_user' });
    trouble.expect(
      /^503 PUT \/api\/orders\/R\d+\/associate_user$/,
      /^console warning: The cart could not be brought to the account yet/,
    );
    await tab.account.enterPassword(tab.email);
    await tab.sees(cartChangeMessages.notBroughtAlong);
    await tab.checkout.pay.click();
    await tab.payment.isOpen();
    expect(await currentOrderOf(jwt)).toBe(cart.number);
  });

  it('a cart without an owner that is refused once is kept, and brought along a moment later', async ({ visit }) => {
    const { tab, cart, faults, trouble } = await visit({ basket: one });
    const { jwt } = await signUp(tab.email);
    await tab.open(tab.account.path('password', '/cart/'));
    const body = { error: 'You are not authorized to perform that action.' };
    await faults.order({ kind: 'status', status: 401, body, method: 'PUT', path: '/api/orders/*/associate_user' });
    trouble.expect(
      /^401 PUT \/api\/orders\/R\d+\/associate_user$/,
      /^console warning: The cart could not be brought to the account yet/,
    );
    await tab.account.enterPassword(tab.email);
    await tab.cart.shows(gamay.name, 1);
    await expect.poll(() => currentOrderOf(jwt)).toBe(cart.number);
    expect(await tab.myCart()).toMatchObject({ number: cart.number });
  });

  it('the shop out of reach at that moment leaves one signed in, with the cart there was', async ({ visit }) => {
    const { tab, cart, faults, trouble } = await visit({ basket: one });
    const { jwt } = await signUp(tab.email);
    await tab.open(tab.account.path('password', '/cart/'));
    await faults.order({ kind: 'status', status: 503, method: 'GET', path: '/api/users/me' });
    trouble.expect(/^503 GET \/api\/users\/me$/, /^console warning: Signed in, but not everything/);
    await tab.account.enterPassword(tab.email);
    await tab.cart.shows(gamay.name, 1);
    await tab.account.liveSession();
    await tab.reload();
    await expect.poll(() => currentOrderOf(jwt)).toBe(cart.number);
  });
});
