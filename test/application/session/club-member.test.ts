import { beforeEach, describe, expect, it } from 'vitest';
import { noAnswer } from '#test/application/failures';
import { aSubscription } from '#test/builders/a-subscription';
import { AccountTab } from './account-tab';

let tab: AccountTab;
beforeEach(() => {
  tab = AccountTab.open();
  tab.subscriptionGateway.give(aSubscription());
});

describe('What makes a member of the club (spec §6 Club-discount logic runs only when logged in and subscriptions are loaded)', () => {
  it('is unknown for guests', () => {
    expect(tab.subscriptions.all).toBeUndefined();
  });

  it('is loaded once somebody signed in', async () => {
    await tab.signIn();
    expect(tab.subscriptions.all?.get('subscription-1')).toEqual(aSubscription());
  });

  it('stays unknown when it cannot be loaded; customer and cart are there all the same', async () => {
    tab.subscriptionGateway.failNext('list', noAnswer());
    await tab.signIn();
    expect(tab.subscriptions.all).toBeUndefined();
    expect(tab.session.status).toBe('authenticated');
    expect(tab.customer.current).toBeDefined();
  });

  it('is forgotten on signing out', async () => {
    await tab.signIn();
    await tab.signOut.execute();
    expect(tab.subscriptions.all).toBeUndefined();
  });

  it('is forgotten when the server ends the session', async () => {
    await tab.signIn();
    tab.endSession.execute('refused');
    expect(tab.subscriptions.all).toBeUndefined();
  });
});
