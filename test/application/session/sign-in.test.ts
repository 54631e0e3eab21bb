import { beforeEach, describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/application/ports/gateway-error';
import { rejection } from '../../contracts/shop/rejection';
import { lockedOrder } from '../../fakes/shop/refusals';
import { ada, SessionTab } from './session-tab';

let tab: SessionTab;
beforeEach(() => {
  tab = new SessionTab();
});

const offline = () => new GatewayError({ code: 'network_error' });

describe('Signing in by a link (spec §4 Sign-in: login, token, user, cart)', () => {
  it('begins the session, fetches the customer and goes where one wanted to go', async () => {
    const token = await tab.tokenOfLink();
    tab.shop.customer = ada;
    expect(await tab.handleCallback.execute({ kind: 'magic-link', token })).toEqual({ kind: 'signed-in', returnPath: '/checkout/?step=payment' });
    expect(tab.session).toMatchObject({ status: 'authenticated', isLoggedIn: true, isFetching: false });
    expect(tab.customer.current).toEqual(ada);
    expect(tab.signInStorage.wasSignedIn()).toBe(true);
  });

  it('refuses a link that was used, and leaves everything as it was', async () => {
    const token = await tab.tokenOfLink();
    await tab.handleCallback.execute({ kind: 'magic-link', token });
    const other = tab.identity.otherBrowser();
    expect(await rejection(other.magicLinks.authenticate(token))).toBeInstanceOf(GatewayError);
  });

  it('says what an incomplete callback lacks (spec §5)', async () => {
    expect(await rejection(tab.handleCallback.execute({ kind: 'incomplete' }))).toMatchObject({
      code: 'incomplete_callback',
      message: 'In order to handleCallback, token and stytch_token_type must be in the query parameters',
    });
    expect(tab.session.isLoggedIn).toBe(false);
  });

  it('stays signed in when the shop cannot be reached just now', async () => {
    tab.shop.failNext('readMe', offline());
    await tab.signIn();
    expect(tab.session.status).toBe('authenticated');
    expect(tab.customer.current).toBeUndefined();
  });
});

describe('Waiting for the link to be opened (spec §4: polls every second until a user exists, §9 Login poll)', () => {
  it('notices a sign-in in another tab at the next second, and stops looking', async () => {
    let arrivals = 0;
    const token = await tab.tokenOfLink();
    tab.awaitSignIn.execute(() => (arrivals += 1));
    await tab.scheduler.advance(3000);
    expect(arrivals).toBe(0);
    tab.shop.customer = ada;
    await tab.identity.otherTab().magicLinks.authenticate(token);
    await tab.scheduler.advance(999);
    expect(arrivals).toBe(0);
    await tab.scheduler.advance(1);
    expect(arrivals).toBe(1);
    expect(tab.session.status).toBe('authenticated');
    await tab.scheduler.quiet();
    expect(arrivals).toBe(1);
  });

  it('ends when nobody waits any more', async () => {
    let arrivals = 0;
    const token = await tab.tokenOfLink();
    const stop = tab.awaitSignIn.execute(() => (arrivals += 1));
    stop();
    await tab.identity.magicLinks.authenticate(token);
    await tab.scheduler.quiet();
    expect(arrivals).toBe(0);
  });
});

describe('Bringing the carts together (spec §4 Cart merge on sign-in)', () => {
  it('makes the customer the owner of a guest cart with items', async () => {
    const number = await tab.fillCart('RED-1', 2);
    await tab.signIn();
    expect(tab.shop.see(number)).toMatchObject({ userId: ada.id, email: ada.email });
    expect(tab.cart.current).toEqual(tab.shop.see(number));
  });

  it('takes up the customer’s own order when the guest has nothing', async () => {
    tab.shop.customer = ada;
    const own = await tab.orders.create([{ sku: 'WHITE-1', quantity: 3 }]);
    tab.shop.customer = undefined;
    await tab.signIn();
    expect(tab.cartStorage.read()).toEqual({ number: own.number, token: own.token });
    expect(tab.cart.current?.lineItems).toMatchObject([{ sku: 'WHITE-1', quantity: 3 }]);
  });

  it('reloads the cart 100 ms after a conflict (spec §8, 409)', async () => {
    const number = await tab.fillCart('RED-1');
    tab.shop.failNext('associateUser', lockedOrder(1));
    const signingIn = tab.signIn();
    await tab.scheduler.advance(99);
    const { received } = tab.shop;
    const readsBefore = received.filter((method) => method === 'read').length;
    await tab.scheduler.advance(1);
    await signingIn;
    expect(received.filter((method) => method === 'read').length).toBe(readsBefore + 1);
    expect(tab.cart.current?.number).toBe(number);
  });

  it('keeps the guest cart when bringing it along fails', async () => {
    const number = await tab.fillCart('RED-1');
    tab.shop.failNext('associateUser', offline());
    await tab.signIn();
    expect(tab.cartStorage.read()?.number).toBe(number);
    expect(tab.cart.current?.lineItems).toMatchObject([{ sku: 'RED-1' }]);
  });

  it('asks nothing of the shop for a guest, or without a cart (spec §5)', async () => {
    expect(await rejection(tab.associateCart.execute())).toMatchObject({
      code: 'not_logged_in', message: 'Cannot associate cart with user, user is not logged in',
    });
    tab.session.believe();
    expect(await rejection(tab.associateCart.execute())).toMatchObject({
      code: 'cart_not_found', message: 'Cannot associate cart with user, cart is not found',
    });
    expect(tab.shop.received).toEqual([]);
  });
});
