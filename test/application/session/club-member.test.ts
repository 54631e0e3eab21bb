import { beforeEach, describe, expect, it } from 'vitest';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { EndSession } from '#src/application/session/end-session';
import { SignOut } from '#src/application/session/sign-out';
import { noAnswer } from '#test/application/failures';
import { aSubscription } from '#test/builders/a-subscription';
import { openTab, type TestTab } from '#test/support/test-tab';

let tab: TestTab;
beforeEach(() => {
  tab = openTab();
  tab.world.subscriptionGateway.give(aSubscription());
});

describe('Membership of the club (spec §6 Club-discount logic runs only when logged in and subscriptions are loaded)', () => {
  it('is unknown for guests', () => {
    expect(tab.get(SubscriptionsState).all).toBeUndefined();
  });

  it('is loaded once somebody signed in', async () => {
    await tab.signIn();
    expect(tab.get(SubscriptionsState).all?.get('subscription-1')).toEqual(aSubscription());
  });

  it('stays unknown when it cannot be loaded; customer and cart are there all the same', async () => {
    tab.world.subscriptionGateway.failNext('list', noAnswer());
    await tab.signIn();
    expect(tab.get(SubscriptionsState).all).toBeUndefined();
    expect(tab.session.status).toBe('authenticated');
    expect(tab.customer.current).toBeDefined();
  });

  it('is forgotten on signing out', async () => {
    await tab.signIn();
    await tab.get(SignOut).execute();
    expect(tab.get(SubscriptionsState).all).toBeUndefined();
  });

  it('is forgotten when the server ends the session', async () => {
    await tab.signIn();
    tab.get(EndSession).execute('refused');
    expect(tab.get(SubscriptionsState).all).toBeUndefined();
  });
});
