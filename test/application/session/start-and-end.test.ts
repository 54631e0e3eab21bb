import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { CurrentCart } from '#src/application/cart/current-cart';
import { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import { EndSession } from '#src/application/session/end-session';
import { followDelay } from '#src/application/session/follow-session';
import { RestoreSession } from '#src/application/session/restore-session';
import { SignOut } from '#src/application/session/sign-out';
import { StartSession } from '#src/application/session/start-session';
import { unreachable } from '#test/fakes/identity/identity-refusals';
import { ada, openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
beforeEach(async () => {
  tab = openTab();
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
});

describe('Restoring the session at start-up (spec §4 Start-up, Sign-in session)', () => {
  it('believes the stored session at once, then confirms it, then loads the customer', async () => {
    await tab.signIn();
    const reloaded = tab.reload();
    const gate = tab.provider.hold('sessions.refresh');
    const restoring = reloaded.get(RestoreSession).execute();
    expect(reloaded.session.status).toBe('restored');
    await gate.reached;
    expect(reloaded.session.isLoggedIn).toBe(true);
    gate.release();
    await restoring;
    expect(reloaded.session.status).toBe('authenticated');
    expect(reloaded.customer.current?.email).toBe(ada);
  });

  it('moves no cart and locks no order: that belongs to signing in', async () => {
    await tab.signIn();
    const reloaded = tab.reload();
    const before = tab.shop.received.length;
    await reloaded.get(StartSession).execute({ isCallback: false });
    expect(tab.shop.received.slice(before)).toEqual(['readMe']);
  });

  it('brings the cart of the other device where this one has none', async () => {
    await tab.signIn();
    tab.storage.clear();
    const reloaded = tab.reload();
    await reloaded.get(StartSession).execute({ isCallback: false });
    expect(reloaded.skus).toEqual(['WHITE-1']);
    expect(reloaded.alerts.shown).toEqual([{ kind: 'brought-back', units: 1 }]);
  });

  it('brings no order back whose payment is being settled (spec §2 checkout_session_id)', async () => {
    await tab.signIn();
    tab.get(CurrentCart).keepUnsettled('cs_1');
    const reloaded = tab.reload();
    await reloaded.get(StartSession).execute({ isCallback: false });
    expect([reloaded.skus, reloaded.storage.read(), reloaded.alerts.shown]).toEqual([undefined, undefined, []]);
  });

  it('ends a session whose cookie is missing; the cart stays', async () => {
    await tab.signIn();
    tab.identity.browser.remembered = undefined;
    const reloaded = tab.reload();
    await reloaded.get(RestoreSession).execute();
    expect(reloaded.session.status).toBe('signed-out-by-server');
    expect(reloaded.signInStorage.wasSignedIn()).toBe(false);
    expect(reloaded.storage.read()).toBeDefined();
  });

  it('ends a session that the provider knows of no more; the cart stays', async () => {
    await tab.signIn();
    tab.provider.endSessions();
    const reloaded = tab.reload();
    await reloaded.get(RestoreSession).execute();
    expect(reloaded.session.status).toBe('signed-out-by-server');
    expect(reloaded.storage.read()).toBeDefined();
  });

  it('says so once: starting again afterwards does not make a guest of them who never was signed in', async () => {
    await tab.signIn();
    tab.provider.endSessions();
    const reloaded = tab.reload();
    await Promise.all([reloaded.get(RestoreSession).execute(), reloaded.get(RestoreSession).execute()]);
    await reloaded.get(RestoreSession).execute();
    expect(reloaded.session.status).toBe('signed-out-by-server');
  });

  it('leaves who was signed in believed when the provider cannot be reached, and tries again later', async () => {
    await tab.signIn();
    const reloaded = tab.reload();
    tab.provider.failNext('sessions.refresh', unreachable());
    await reloaded.get(StartSession).execute({ isCallback: false });
    expect(reloaded.session.status).toBe('restored');
    expect(reloaded.customer.current).toBeUndefined();
    await tab.scheduler.advance(180_000 + followDelay);
    expect(reloaded.session.status).toBe('authenticated');
    expect(reloaded.customer.current?.email).toBe(ada);
  });

  it('knows no user without a stored session, so that no caller waits', async () => {
    await tab.signIn();
    tab.signInStorage.setSignedOut('signed-out');
    const reloaded = tab.reload();
    tab.provider.failNext('sessions.refresh', unreachable());
    await reloaded.get(RestoreSession).execute();
    expect(reloaded.session.status).toBe('none');
  });

  it('finds no user without a session', async () => {
    await tab.get(RestoreSession).execute();
    expect(tab.session.status).toBe('none');
    expect(tab.provider.received).toEqual([]);
  });

  it('finds who has the cookie but no stored flag', async () => {
    await tab.signIn();
    tab.signInStorage.setSignedOut('signed-out');
    const reloaded = tab.reload();
    await reloaded.get(RestoreSession).execute();
    expect(reloaded.session.status).toBe('authenticated');
    expect(reloaded.signInStorage.wasSignedIn()).toBe(true);
  });
});

describe('Starting the session of a document (spec §4 Start-up 3)', () => {
  it('restores it, and keeps it fresh', async () => {
    await tab.signIn();
    const reloaded = tab.reload();
    await reloaded.get(StartSession).execute({ isCallback: false });
    const before = tab.provider.received.length;
    await tab.scheduler.advance(180_000 + followDelay);
    expect(tab.provider.received.slice(before)).toEqual(['sessions.refresh']);
  });

  it('leaves it to the callback on the callback’s page', async () => {
    await tab.signIn();
    const reloaded = tab.reload();
    await reloaded.get(StartSession).execute({ isCallback: true });
    expect(reloaded.session.status).toBe('unknown');
  });

  it('leaves who has just signed in alone', async () => {
    await tab.signIn();
    const before = tab.provider.received.length;
    await tab.get(StartSession).execute({ isCallback: false });
    expect(tab.provider.received).toHaveLength(before);
  });
});

describe('Signing out (spec §4 Sign-out)', () => {
  beforeEach(async () => tab.signIn());

  it('leaves no name under which analytics knew them (spec §6 anonymous id)', async () => {
    await tab.signIn();
    const id = tab.world.stored.get(AnonymousId).read();
    await tab.get(SignOut).execute();
    expect(tab.world.stored.get(AnonymousId).read()).not.toBe(id);
  });

  it('forgets cart and customer, here, at the provider, and where a back end remembers the cart', async () => {
    tab.world.rememberedCart.key = tab.storage.read();
    expect(await tab.get(SignOut).execute()).toBe('signed-out');
    expect(tab.session.status).toBe('none');
    expect(tab.customer.current).toBeUndefined();
    expect(tab.cart.current).toBeUndefined();
    expect(tab.storage.read()).toBeUndefined();
    expect(tab.world.rememberedCart.key).toBeUndefined();
    expect(tab.signInStorage.wasSignedIn()).toBe(false);
    expect(await tab.identity.sessions.restore()).toBeUndefined();
  });

  it('does all of that without a connection too, and says that it is only here', async () => {
    tab.provider.disconnect();
    expect(await tab.get(SignOut).execute()).toBe('signed-out-here-only');
    expect(tab.session.status).toBe('none');
    expect(tab.customer.current).toBeUndefined();
    expect(tab.storage.read()).toBeUndefined();
    expect(await tab.identity.sessions.restore()).toBeUndefined();
  });

  it('is nothing that a session which is over can be told again', async () => {
    await tab.get(SignOut).execute();
    tab.get(EndSession).execute('refused');
    expect(tab.session.status).toBe('none');
  });
});
