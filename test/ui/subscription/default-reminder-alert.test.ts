import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/interval/add-interval';
import { todayOf } from '#src/domain/interval/calendar-day';
import type { StaticPageContent } from '#src/domain/page/page-content';
import { ObservableCustomizationState } from '#src/ui/club/observable-customization-state';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import type { ShownPage } from '#src/ui/shell/page-loader';
import { ObservableSubscriptionsState } from '#src/ui/subscription/observable-subscriptions-state';
import { DefaultReminderAlert } from '#src/ui/subscription/shared/default-reminder-alert';
import { reminderMessages } from '#src/ui/subscription/shared/reminder-messages';
import { aSubscription } from '#test/builders/a-subscription';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { draftsOfTab } from '#test/support/storing-browser';

/** Pages without content of the build. */
const ownAffairs = /^\/(account|authenticate|checkout|order|cart)\//;
const shelf: StaticPageContent = {
  kind: 'static-page',
  path: '/',
  title: 'Shop',
  description: '',
  noindex: false,
  body: [],
  blocks: [],
};

/** A member somewhere in the shop; one tab, so drafts outlive the document. */
function member(pathname: string, drafts = draftsOfTab()) {
  const at = (path: string): ShownPage => ({
    kind: 'page',
    location: { pathname: path, search: '', hash: '', state: null, key: 'default' },
    page: { View: () => null, head: () => ({ title: path, description: '', noindex: false }) },
    content: ownAffairs.test(path) ? undefined : shelf,
    params: {},
  });
  // Only the shown page matters, so it loads none.
  const navigation = new NavigationPresenter({} as never);
  runInAction(() => (navigation.shown = at(pathname)));
  const subscriptions = new ObservableSubscriptionsState();
  const alertBar = new AlertBarState();
  const clock = new ManualClock();
  const customization = new ObservableCustomizationState();
  const leave = new DefaultReminderAlert({ subscriptions, customization, alertBar, navigation, drafts, clock }).mount();
  return {
    alertBar,
    drafts,
    leave,
    goTo: (path: string) => runInAction(() => (navigation.shown = at(path))),
    load: (...days: readonly number[]) =>
      subscriptions.replaceAll(
        days.map((ahead, index) =>
          aSubscription({ id: `subscription-${index + 1}`, actionableDate: addDays(todayOf(clock.now()), ahead) }),
        ),
      ),
    choose: (id: string) => {
      customization.open(id);
      customization.saved();
    },
    signOut: () => subscriptions.clear(),
    get says() {
      return alertBar.isDismissed ? undefined : alertBar.notification;
    },
  };
}

describe('The reminder across the shop (spec §4 Default reminder, §3 alertBar)', () => {
  it('tells a member as soon as a due box is known, and leads to its cans', () => {
    const visit = member('/shop/');
    expect(visit.says).toBeUndefined();
    visit.load(20, 10);
    expect([visit.says, visit.alertBar.action]).toEqual([
      reminderMessages.alert,
      { label: reminderMessages.choose, to: '/account/club/customize/subscription-2/' },
    ]);
  });

  it.each(['/account/', '/authenticate/', '/checkout/', '/cart/', '/order/confirmation/R1/1/'])(
    'waits while somebody is at %s',
    (path) => {
      const visit = member(path);
      visit.load(10);
      expect(visit.says).toBeUndefined();
      visit.goTo('/shop/');
      expect(visit.says).toBe(reminderMessages.alert);
    },
  );

  it('goes when it was followed, and comes once in a visit', () => {
    const visit = member('/shop/');
    visit.load(10);
    visit.goTo('/account/club/customize/subscription-1/');
    expect(visit.says).toBeUndefined();
    visit.goTo('/shop/');
    expect(visit.says).toBeUndefined();
    const again = member('/', visit.drafts);
    again.load(10);
    expect(again.says).toBeUndefined();
  });

  it('is no reminder of a box whose cans the member has just chosen, and says nothing of whose selection a box is', () => {
    const visit = member('/shop/');
    visit.load(10);
    expect(visit.says).not.toContain('our selection');
    visit.choose('subscription-1');
    expect(visit.says).toBeUndefined();
    const early = member('/account/club/customize/subscription-1/');
    early.choose('subscription-1');
    early.load(10);
    early.goTo('/shop/');
    expect(early.says).toBeUndefined();
  });

  it('goes when the customer has signed out, and leaves other messages alone', () => {
    const visit = member('/shop/');
    visit.load(10);
    visit.signOut();
    expect(visit.says).toBeUndefined();
    visit.alertBar.notify('Something else');
    visit.load(30);
    visit.goTo('/cart/');
    expect(visit.says).toBe('Something else');
  });

  it('says nothing after it was taken away', () => {
    const visit = member('/shop/');
    visit.leave();
    visit.load(10);
    expect(visit.says).toBeUndefined();
  });
});
