import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { KeepCartCurrent } from '#src/application/cart/keep-cart-current';
import { GatewayError } from '#src/application/ports/gateway-error';
import { AcceptSession } from '#src/application/session/accept-session';
import { FollowSession } from '#src/application/session/follow-session';
import { followDelay } from '#src/application/session/follow-session';
import { SessionAuthorization } from '#src/application/session/session-authorization';
import { SignOut } from '#src/application/session/sign-out';
import { StartSession } from '#src/application/session/start-session';
import { ada, openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
let other: TestTab;
beforeEach(async () => {
  tab = openTab();
  other = tab.openAnother();
  for (const each of [tab, other]) {
    each.get(KeepCartCurrent).execute();
    await each.get(StartSession).execute({ isCallback: false });
  }
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
  await tab.scheduler.settle();
});

const pass = () => tab.scheduler.advance(followDelay);
const statuses = () => [tab.session.status, other.session.status];

describe('Two tabs of one browser (spec §4 Sign-in session: other tabs are synchronized)', () => {
  it('are both signed in when one of them signs in', async () => {
    await tab.signIn();
    await pass();
    expect(statuses()).toEqual(['authenticated', 'authenticated']);
    expect(other.customer.current?.email).toBe(ada);
    expect(other.skus).toEqual(['WHITE-1']);
  });

  it('move the cart once when one of them signs in', async () => {
    await tab.signIn();
    await pass();
    const here = tab.shop.received.filter((method) => method === 'associateUser');
    expect(here).toHaveLength(1);
    expect(tab.serverOrder).toMatchObject({
      userId: 'customer-1',
      lineItems: [{ sku: 'WHITE-1', quantity: 1 }],
    });
  });

  it('are both signed out when one of them signs out, with the cart forgotten in both', async () => {
    await tab.signIn();
    await pass();
    await tab.get(SignOut).execute();
    await pass();
    expect(statuses()).toEqual(['none', 'none']);
    expect(other.customer.current).toBeUndefined();
    expect(other.skus).toBeUndefined();
  });

  it.each([
    ['nobody', 'their customer has signed out', undefined, () => tab.get(SignOut).execute()],
    [
      'the other person',
      'somebody else has signed in',
      'bob@example.com',
      async () => {
        await tab.get(SignOut).execute();
        await tab.signIn('bob@example.com');
      },
    ],
  ])(
    'show %s when one comes back from the back/forward cache, once %s in the other',
    async (_who, _what, email, happens) => {
      await tab.signIn();
      await pass();
      other.drafts.write('contact', { text: 'A secret' });
      await happens();
      other.window.comeBack();
      expect(other.customer.current).toBeUndefined();
      await tab.scheduler.settle();
      expect(other.customer.current?.email).toBe(email);
      expect(other.drafts.read('contact')).toEqual({});
    },
  );

  it('stay signed in when one comes back from the back/forward cache', async () => {
    await tab.signIn();
    await pass();
    other.window.comeBack();
    await tab.scheduler.settle();
    expect(other.customer.current?.email).toBe(ada);
  });

  it('are both told of signing out, when the provider refuses one of them before it hears of the other', async () => {
    await tab.signIn();
    await pass();
    const revoking = tab.provider.hold('sessions.revoke');
    const signingOut = tab.get(SignOut).execute();
    await revoking.reached;
    tab.provider.endSessions();
    await other.get(SessionAuthorization).renew(await other.get(SessionAuthorization).token());
    expect(other.session.status).toBe('none');
    revoking.release();
    await signingOut;
    await pass();
    expect(statuses()).toEqual(['none', 'none']);
    expect([tab.storage.read(), other.storage.readOwner()]).toEqual([undefined, undefined]);
  });

  it('keep a cart that was begun right after signing out', async () => {
    await tab.signIn();
    await pass();
    await tab.get(SignOut).execute();
    await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    await pass();
    expect([tab.skus, other.skus]).toEqual([['RED-1'], ['RED-1']]);
  });

  it('agree in the end when one signs out while the other signs in', async () => {
    await tab.signIn();
    await pass();
    const [session] = await Promise.all([other.authenticate('bob@example.com'), tab.get(SignOut).execute()]);
    await other.get(AcceptSession).execute(session);
    await pass();
    await pass();
    expect(new Set(statuses()).size).toBe(1);
  });

  it('are told once that the session ran out', async () => {
    await tab.signIn();
    await pass();
    tab.identity.browser.forget();
    await pass();
    expect(statuses().sort()).toEqual(['none', 'signed-out-by-server']);
    expect(tab.storage.read()).toBeDefined();
  });

  it('are kept fresh by every sign of life', async () => {
    await tab.signIn();
    await pass();
    const before = tab.provider.received.length;
    await tab.scheduler.advance(170_000);
    expect(tab.provider.received).toHaveLength(before);
    await tab.scheduler.advance(30_000);
    expect(tab.provider.received.slice(before)).toContain('sessions.refresh');
  });

  it('go on alone where tabs cannot be followed, and a developer can read of it', async () => {
    const alone = tab.openAnother();
    const { sessions } = alone.identity;
    sessions.onChange = () => Promise.reject(new GatewayError({ code: 'network_error' }));
    await alone.get(FollowSession).execute();
    expect(alone.logger.entries).toMatchObject([{ details: { code: 'network_error' } }]);
  });
});
