import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { GatewayError } from '#src/application/ports/gateway-error';
import { Authorization } from '#src/application/ports/identity/authorization';
import { SignedInAuthorization } from '#src/application/ports/identity/signed-in-authorization';
import { SessionAuthorization } from '#src/application/session/session-authorization';
import { given } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';
import { outcomeOf } from '#test/application/failures';
import { refusal, unreachable } from '#test/fakes/identity/identity-refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
beforeEach(async () => {
  tab = openTab();
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
  await tab.signIn();
});

const renew = async () => tab.get(SessionAuthorization).renew(await tab.get(SessionAuthorization).token());
const refreshes = () => tab.provider.received.filter((method) => method === 'sessions.refresh').length;

describe('The session as shop calls need it (spec §4 Unauthorized handling, §6)', () => {
  it('sends calls with the token of the session, and another one after each renewal', async () => {
    const token = await tab.get(SessionAuthorization).token();
    expect(token).toBeDefined();
    expect(await renew()).toBe(true);
    expect(await tab.get(SessionAuthorization).token()).not.toBe(token);
  });

  it('renews once for 20 calls that are refused at the same time', async () => {
    const gate = tab.provider.hold('sessions.refresh');
    const renewals = Array.from({ length: 20 }, () => renew());
    await gate.reached;
    gate.release();
    expect(await Promise.all(renewals)).toEqual(Array.from({ length: 20 }, () => true));
    expect(refreshes()).toBe(1);
  });

  it('renews anew for a call that is refused later', async () => {
    await renew();
    await renew();
    expect(refreshes()).toBe(2);
  });

  it('does not renew again for a call that was sent with the old token and is refused after the renewal', async () => {
    const old = await tab.get(SessionAuthorization).token();
    expect(await tab.get(SessionAuthorization).renew(old)).toBe(true);
    expect(await tab.get(SessionAuthorization).renew(old)).toBe(true);
    expect(refreshes()).toBe(1);
  });

  it('has nothing to renew for a call that is refused after the session has ended', async () => {
    const old = await tab.get(SessionAuthorization).token();
    await tab.get(SessionAuthorization).giveUp();
    expect(await tab.get(SessionAuthorization).renew(old)).toBe(false);
    expect(refreshes()).toBe(0);
  });

  it('signs out at once when the provider says that the session is over; page and cart stay', async () => {
    tab.provider.failNext('sessions.refresh', refusal('session_ended'));
    expect(await renew()).toBe(false);
    expect(tab.session.status).toBe('signed-out-by-server');
    expect(tab.skus).toEqual(['WHITE-1']);
    expect(await tab.get(SessionAuthorization).token()).toBeUndefined();
  });

  it('keeps the customer signed in when the provider cannot be reached', async () => {
    tab.provider.failNext('sessions.refresh', unreachable());
    expect(await renew()).toBe(false);
    expect(tab.session.status).toBe('authenticated');
  });

  it('signs out when even a renewed token is refused; page and cart stay', async () => {
    await tab.get(SessionAuthorization).giveUp();
    expect(tab.session.status).toBe('signed-out-by-server');
    expect(tab.customer.current).toBeUndefined();
    expect(tab.storage.read()).toBeDefined();
    expect(tab.skus).toEqual(['WHITE-1']);
    expect(await tab.identity.sessions.restore()).toBeUndefined();
  });
});

describe('A guest until signed in (spec §6 Guest)', () => {
  const failing = (error: Error): Authorization => ({
    token: () => Promise.reject(error),
    renew: () => Promise.reject(error),
    giveUp: () => Promise.reject(error),
  });

  it('has no token, and nothing of sign-in is asked for one', async () => {
    const signedIn = failing(new Error('Sign-in was loaded'));
    const guest = openTab({ adapters: [given(SignedInAuthorization, signedIn)] }).get(Authorization);
    expect(await guest.token()).toBeUndefined();
  });

  it('has the session’s token once somebody is signed in', async () => {
    const signedIn = tab.get(SessionAuthorization);
    const authorization = tab.openAnother(given(SignedInAuthorization, signedIn)).get(Authorization);
    expect(await authorization.token()).toBe(await tab.get(SessionAuthorization).token());
    expect(await authorization.renew(await authorization.token())).toBe(true);
    await authorization.giveUp();
    expect(tab.session.status).toBe('signed-out-by-server');
  });

  it.each([
    ['loaded', lazyPort<Authorization>(() => Promise.reject(new Error('No such chunk')))],
    ['reached', failing(new GatewayError({ code: 'network_error' }))],
  ])('shops on as a guest when sign-in cannot be %s', async (_, signedIn) => {
    expect(await tab.openAnother(given(SignedInAuthorization, signedIn)).get(Authorization).token()).toBeUndefined();
  });

  it('hides no defect', async () => {
    const defect = new Error('A defect');
    const authorization = tab.openAnother(given(SignedInAuthorization, failing(defect))).get(Authorization);
    expect(await outcomeOf(authorization.token())).toMatchObject({ reason: defect });
  });
});
