import { reaction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { storageDelay } from '#src/application/cart/change-cart';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { StartShop } from '#src/application/cart/start-shop';
import { StartPayment } from '#src/application/checkout/start-payment';
import { GatewayError } from '#src/application/ports/gateway-error';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { AcceptSession } from '#src/application/session/accept-session';
import { CompleteSignIn } from '#src/application/session/complete-sign-in';
import { followDelay } from '#src/application/session/follow-session';
import { SessionAuthorization } from '#src/application/session/session-authorization';
import { SignOut } from '#src/application/session/sign-out';
import { StartSession } from '#src/application/session/start-session';
import { noAnswer } from '#test/application/failures';
import { notFound, unauthorized } from '#test/fakes/shop/refusals';
import { ada, openTab, type TestTab } from '#test/support/test-tab';

const bob = 'bob@example.com';
const leftToOwner = { kind: 'of-another-customer' };

let tab: TestTab;
beforeEach(() => {
  tab = openTab();
});

const add = (sku: string, where = tab) => where.get(AddLineToCart).execute({ sku, quantity: 1 });
const told = () => tab.alerts.shown;

/** The server has ended the session: the next renewal is refused. Page and cart stay. */
async function endByServer(where = tab): Promise<void> {
  where.provider.endSessions();
  await where.get(SessionAuthorization).renew(await where.get(SessionAuthorization).token());
  expect(where.session.status).toBe('signed-out-by-server');
}

/** Somebody else's order stands in this browser, and nothing here says whose it is. */
async function anothersCart(): Promise<string> {
  await add('WHITE-1');
  await tab.signIn();
  const key = tab.storage.read()!;
  await tab.get(SignOut).execute();
  tab.storage.write(key);
  return key.number;
}

describe('Somebody else signs in where a session has ended (spec §4 Cart merge on sign-in, Unauthorized handling)', () => {
  it('and finds the own cart, not that of the last customer', async () => {
    await tab.signIn(bob);
    await add('RED-1');
    await tab.get(SignOut).execute();
    await add('WHITE-1');
    await tab.signIn();
    const adas = tab.storage.read()!.number;
    await endByServer();
    expect(tab.skus).toEqual(['WHITE-1']);
    await tab.signIn(bob);
    expect(tab.skus).toEqual(['RED-1']);
    expect(tab.shop.see(adas)).toMatchObject({ email: ada, lineItems: [{ sku: 'WHITE-1' }] });
    expect(told().at(-1)).toEqual({ ...leftToOwner, units: 1 });
  });

  it('and sees nothing of it for a moment: it is gone before the shop has answered, and when it never does', async () => {
    await add('WHITE-1');
    await tab.signIn();
    await endByServer();
    for (let tries = 0; tries < 3; tries += 1) tab.shop.failNext('readMe', noAnswer());
    const signingIn = tab.get(CompleteSignIn).execute(await tab.authenticate(bob));
    expect(tab.skus).toBeUndefined();
    expect(tab.storage.read()).toBeUndefined();
    await signingIn;
    expect(tab.skus).toBeUndefined();
  });

  it('also when the page was loaded anew in between, and when the session had ended unnoticed', async () => {
    await add('WHITE-1');
    await tab.signIn();
    tab.identity.browser.remembered = undefined;
    const reloaded = tab.reload();
    await reloaded.get(RestoreCart).execute();
    await reloaded.get(CompleteSignIn).execute(await reloaded.authenticate(bob));
    expect(reloaded.skus).toBeUndefined();
    expect(reloaded.customer.current?.email).toBe(bob);
  });

  it('while who comes back goes on with the same cart', async () => {
    await add('WHITE-1');
    await tab.signIn();
    await endByServer();
    await tab.signIn();
    expect(tab.skus).toEqual(['WHITE-1']);
    expect(told()).toEqual([]);
  });

  it('takes along goods that a guest has added since the other cart was gone', async () => {
    await tab.signIn();
    await endByServer();
    await add('WHITE-1');
    await tab.signIn(bob);
    expect(tab.serverOrder).toMatchObject({ email: bob, lineItems: [{ sku: 'WHITE-1' }] });
  });
});

describe('A cart that turns out to be another customer’s (spec §4 Cart merge on sign-in)', () => {
  it('is left to its owner, and never sent to the server to be merged', async () => {
    const number = await anothersCart();
    await tab.signIn(bob);
    expect(tab.storage.read()).toBeUndefined();
    expect(tab.shop.see(number)).toMatchObject({ userId: 'customer-1', email: ada });
    expect(tab.shop.received.filter((method) => method === 'associateUser')).toHaveLength(1);
    expect(told().at(-1)).toEqual({ ...leftToOwner, units: 0 });
  });

  it('is left to its owner before the customer is greeted, when it was shown already', async () => {
    await anothersCart();
    await tab.get(RestoreCart).execute();
    let shown: readonly string[] | undefined = ['not greeted'];
    const stop = reaction(
      () => tab.customer.current,
      () => (shown = tab.skus),
    );
    await tab.signIn(bob);
    stop();
    expect(shown).toBeUndefined();
  });

  it.each([unauthorized(), notFound()])(
    'is left to its owner when the server refuses with $status to give it to them, and then to show it',
    async (refusal) => {
      await add('WHITE-1');
      tab.world.orders.associateUser = () => {
        tab.shop.failNext('read', refusal);
        return Promise.reject(refusal);
      };
      await tab.signIn(bob);
      expect(tab.storage.read()).toBeUndefined();
      expect(tab.skus).toBeUndefined();
      expect(told().at(-1)).toEqual({ ...leftToOwner, units: 0 });
    },
  );

  it('is left to its owner when it became theirs while it was asked for', async () => {
    await add('WHITE-1');
    const order = tab.shop.changeable(tab.storage.read()!);
    tab.world.orders.associateUser = () => {
      order.userId = 'customer-99';
      return Promise.reject(unauthorized());
    };
    await tab.signIn(bob);
    expect(tab.storage.read()).toBeUndefined();
    expect(tab.skus).toBeUndefined();
    expect(told().at(-1)).toEqual({ ...leftToOwner, units: 0 });
  });

  it('is left to its owner when the server answers with it as if all were well', async () => {
    await add('WHITE-1');
    const order = tab.serverOrder!;
    tab.world.orders.associateUser = () => Promise.resolve({ ...order, userId: 'customer-99', email: ada });
    await tab.signIn(bob);
    expect(tab.skus).toBeUndefined();
    expect(told().at(-1)).toEqual({ ...leftToOwner, units: 0 });
  });

  it('is left to its owner at start-up as well, whichever of the two is known first', async () => {
    const number = await anothersCart();
    await tab.authenticate(bob);
    for (const first of ['cart', 'customer'] as const) {
      const reloaded = tab.reload();
      reloaded.storage.write(tab.shop.see(number));
      const steps = {
        cart: () => reloaded.get(StartShop).execute({}),
        customer: () => reloaded.get(StartSession).execute({ isCallback: false }),
      };
      await steps[first]();
      await steps[first === 'cart' ? 'customer' : 'cart']();
      expect(reloaded.skus).toBeUndefined();
      expect(reloaded.storage.read()).toBeUndefined();
      expect(reloaded.alerts.shown).toEqual([{ ...leftToOwner, units: 0 }]);
    }
  });

  it('is not paid by the signed-in customer', async () => {
    const number = await anothersCart();
    await tab.signIn(bob);
    tab.storage.write(tab.shop.see(number));
    expect(await tab.get(StartPayment).execute()).toEqual({ kind: 'left-to-owner' });
    expect(tab.shop.received).not.toContain('prepare');
    expect(tab.shop.received).not.toContain('finalize');
    expect(told().at(-1)).toEqual({ ...leftToOwner, units: 0 });
  });
});

describe('A cart that could not be brought along (spec §4 Cart merge on sign-in)', () => {
  const offline = new GatewayError({ code: 'unavailable' });

  it('is brought a little later, and the shopper is told of both', async () => {
    await add('WHITE-1');
    tab.shop.failNext('associateUser', noAnswer());
    tab.shop.failNext('associateUser', offline);
    await tab.signIn();
    expect(told()).toEqual([{ kind: 'not-brought-along' }]);
    expect(tab.session.isFetching).toBe(false);
    await tab.scheduler.advance(1999);
    expect(tab.serverOrder?.userId).toBeUndefined();
    await tab.scheduler.advance(1);
    await tab.scheduler.advance(3999);
    expect(tab.serverOrder?.userId).toBeUndefined();
    await tab.scheduler.advance(1);
    expect(tab.serverOrder?.userId).toBe('customer-1');
    expect(told()).toEqual([{ kind: 'not-brought-along' }, { kind: 'brought-along' }]);
  });

  it('is tried five more times, and once more before it is paid', async () => {
    await add('WHITE-1');
    for (let tries = 0; tries < 6; tries += 1) tab.shop.failNext('associateUser', offline);
    await tab.signIn();
    await tab.scheduler.advance(3_600_000);
    expect(tab.shop.received.filter((method) => method === 'associateUser')).toHaveLength(6);
    expect(await tab.get(StartPayment).execute()).toEqual({ kind: 'not-ready' });
    expect(tab.serverOrder).toMatchObject({ userId: 'customer-1', email: ada });
  });

  it('is not paid as long as it cannot be', async () => {
    await add('WHITE-1');
    for (let tries = 0; tries < 2; tries += 1) tab.shop.failNext('associateUser', offline);
    await tab.signIn();
    await expect(tab.get(StartPayment).execute()).rejects.toBe(offline);
    expect(tab.shop.received).not.toContain('prepare');
  });

  it('is left alone once another customer is here, or none', async () => {
    await add('WHITE-1');
    tab.shop.failNext('associateUser', noAnswer());
    await tab.signIn();
    await tab.get(SignOut).execute();
    await add('RED-1');
    await tab.scheduler.advance(60_000);
    expect(tab.serverOrder?.userId).toBeUndefined();
  });

  it('keeps no subscription from being loaded', async () => {
    await add('WHITE-1');
    tab.shop.failNext('associateUser', noAnswer());
    await tab.signIn();
    expect(tab.get(SubscriptionsState).all).toBeDefined();
  });

  it('that is the customer’s already is neither locked nor written again', async () => {
    await add('WHITE-1');
    await tab.signIn();
    await endByServer();
    await tab.signIn();
    expect(tab.shop.received.filter((method) => method === 'associateUser')).toHaveLength(1);
  });
});

describe('Data that a session leaves behind in a tab (spec §4 Sign-out, Unauthorized handling)', () => {
  const typed = { name: 'Ada Example' };
  const write = (where = tab) => where.drafts.write('buy-gift-card', typed);
  const read = (where = tab) => where.drafts.read('buy-gift-card');

  beforeEach(async () => {
    await tab.signIn();
    write();
    tab.payments.writeConfirmable({ number: 'R100000001', token: 'its-token' });
  });

  it('is nothing after signing out', async () => {
    await tab.get(SignOut).execute();
    expect(read()).toEqual({});
    expect(tab.payments.readConfirmable()).toBeUndefined();
    expect(tab.get(SubscriptionsState).all).toBeUndefined();
    await tab.signIn();
    expect(read()).toEqual({});
  });

  it.each(['this', 'another'])(
    'is no cart that %s tab began before signing out and is answered after it',
    async (which) => {
      const where = which === 'this' ? tab : tab.openAnother();
      await where.get(StartSession).execute({ isCallback: false });
      const answer = tab.shop.holdAnswer('create');
      const adding = add('WHITE-1', where);
      await answer.reached;
      await tab.get(SignOut).execute();
      const addingNext = add('RED-1');
      answer.release();
      await adding;
      await tab.scheduler.advance(storageDelay);
      await addingNext;
      expect(tab.serverOrder?.lineItems.map(({ sku }) => sku)).toEqual(['RED-1']);
      expect(tab.serverOrder?.userId).toBeUndefined();
    },
  );

  it('is a cart for them alone when the server ends the session before it is answered', async () => {
    const answer = tab.shop.holdAnswer('create');
    const adding = add('WHITE-1');
    await answer.reached;
    await endByServer();
    answer.release();
    await adding;
    expect(tab.skus).toEqual(['WHITE-1']);
    await tab.signIn(bob);
    expect(tab.skus).toBeUndefined();
    expect(told().at(-1)).toEqual({ ...leftToOwner, units: 0 });
  });

  it('is nothing after signing out in another tab, of members’ prices as well', async () => {
    await tab.get(StartSession).execute({ isCallback: false });
    const other = tab.openAnother();
    await other.get(StartSession).execute({ isCallback: false });
    write(other);
    await tab.get(SignOut).execute();
    await tab.scheduler.advance(followDelay);
    expect(read(other)).toEqual({});
    expect(other.get(SubscriptionsState).all).toBeUndefined();
    expect(other.customer.current).toBeUndefined();
  });

  it("waits for its owner's return when the server has ended the session, and no guest sees it", async () => {
    await endByServer();
    expect(read()).toEqual({});
    expect(tab.get(SubscriptionsState).all).toBeUndefined();
    tab.drafts.write('notify-ROSE-1', { email: 'typed@example.com' });
    await tab.signIn();
    expect(read()).toEqual(typed);
    expect(tab.drafts.read('notify-ROSE-1')).toEqual({ email: 'typed@example.com' });
  });

  it('waits in the other tabs as well then', async () => {
    await tab.get(StartSession).execute({ isCallback: false });
    const other = tab.openAnother();
    await other.get(StartSession).execute({ isCallback: false });
    write(other);
    tab.identity.browser.forget();
    await tab.scheduler.advance(followDelay);
    expect([read(), read(other)]).toEqual([{}, {}]);
    await tab.signIn();
    await tab.scheduler.advance(followDelay);
    expect([read(), read(other)]).toEqual([typed, typed]);
  });

  it('is gone when another customer signs in, with text that was typed in between', async () => {
    await endByServer();
    tab.drafts.write('notify-ROSE-1', typed);
    await tab.signIn(bob);
    expect([read(), tab.drafts.read('notify-ROSE-1')]).toEqual([{}, {}]);
    expect(tab.payments.readConfirmable()).toBeUndefined();
  });

  it('is gone as well when it was typed in a tab that was opened in between', async () => {
    await endByServer();
    const other = tab.openAnother();
    await other.get(StartSession).execute({ isCallback: false });
    write(other);
    await other.signIn(bob);
    expect(read(other)).toEqual({});
  });

  it('is gone when another customer signs in in a tab that was opened in between, also storage that all tabs share', async () => {
    tab.payments.writeUnsettled({ number: 'R100000001', token: 'its-token', checkoutSessionId: 'cs-1' });
    await endByServer();
    const other = tab.openAnother();
    await other.signIn(bob);
    expect(other.payments.readUnsettled()).toEqual([]);
  });

  it('is gone when somebody else took over in another tab', async () => {
    tab.identity.browser.remembered = undefined;
    await tab.get(AcceptSession).execute(await tab.openAnother().authenticate(bob));
    expect(read()).toEqual({});
    expect(tab.customer.current?.email).toBe(bob);
  });

  it('never shows a customer whose answer arrives when they have left', async () => {
    const reloaded = tab.reload();
    const gate = tab.shop.holdAnswer('readMe');
    const starting = reloaded.get(StartSession).execute({ isCallback: false });
    await gate.reached;
    await reloaded.get(SignOut).execute();
    gate.release();
    await starting;
    expect(reloaded.customer.current).toBeUndefined();
  });
});
