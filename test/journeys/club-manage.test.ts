import { describe, expect } from 'vitest';
import { addDays } from '#src/domain/interval/add-interval';
import { readDay, todayOf } from '#src/domain/interval/calendar-day';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { accountHomeMessages } from '#src/ui/customer/shared/account-home-messages';
import { formatDay } from '#src/ui/kit/day-messages';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { isAccessible } from './support/axe';
import { it } from './support/journey';
import { joinClub } from './support/member';
import type { Tab } from './support/tab';

const { schedule, settings, interval, address, pause, resume, cancel, notices, next, unknown } = subscriptionMessages;

/** From the account's first page to the subscription. */
async function openSubscription(tab: Tab): Promise<void> {
  await tab.open('/account/');
  await tab.link(subscriptionMessages.title).click();
  await tab.arrivesAt(subscriptionMessages.title);
  await tab.link(subscriptionMessages.what(12, 'every month')).click();
  await tab.arrivesAt(subscriptionMessages.what(12, 'every month'));
}

const dialog = (tab: Tab) => tab.page.getByRole('dialog');
const confirm = (tab: Tab, name: string) => dialog(tab).getByRole('button', { name, exact: true }).click();
const spoken = (day: string | null) => formatDay(readDay(day!)!);
/** A day within the year, as a date field takes it. */
const inDays = (days: number) => addDays(todayOf(Date.now()), days);

describe('Looking after a subscription (spec §2 /account/*, §3 Subscription, §4 Subscription actions, §7 subscriptions)', () => {
  it(
    'skips a delivery and takes it back, changes delivery frequency and address, pauses, resumes and cancels',
    { tags: ['core'] },
    async ({ visit }) => {
      const visitor = await visit({ isSignedIn: true });
      const member = await joinClub(visitor);
      const { actionable_date: firstDay, id } = await member.first();
      const { tab } = visitor;
      await tab.open('/account/subscriptions/');
      await tab.link(subscriptionMessages.what(12, 'every month')).waitFor();
      await isAccessible(tab.page, 'subscriptions');
      await openSubscription(tab);
      await tab.sees(next.customize);
      await isAccessible(tab.page, 'subscription');

      await tab.button(schedule.skipOn(spoken(firstDay))).click();
      await tab.button(schedule.question.confirm).click();
      await tab.sees(schedule.skippedDay(spoken(firstDay)));
      await isAccessible(tab.page, 'subscription-skipped');
      await tab.reload();
      await tab.button(schedule.undo(spoken(firstDay))).click();
      await tab.noLongerSees(schedule.skippedDay(spoken(firstDay)));
      expect((await member.read(id)).actionable_date).toBe(firstDay);

      await tab.button(`${settings.change} ${settings.changeNamed.interval}`).click();
      await dialog(tab).getByRole('combobox').selectOption('2 month');
      await isAccessible(tab.page, 'subscription-interval');
      await confirm(tab, interval.save);
      await tab.arrivesAt(subscriptionMessages.what(12, 'every 2 months'));

      await tab.button(`${settings.change} ${settings.changeNamed.address}`).click();
      await dialog(tab).getByRole('radio', { name: addressBookMessages.choose.other }).check();
      await tab.checkout.fillShippingAddress({ city: 'Oakland' });
      await isAccessible(tab.page, 'subscription-address');
      await confirm(tab, address.save);
      await tab.sees(/Oakland, CA/);

      await tab.button(pause.open).click();
      const pausedUntil = inDays(90);
      await dialog(tab).getByLabel(pause.day).fill(pausedUntil);
      await isAccessible(tab.page, 'subscription-pause');
      await confirm(tab, pause.confirm);
      await tab.sees(notices.pausedUntil(spoken(pausedUntil)));
      await isAccessible(tab.page, 'subscription-paused');
      await tab.button(resume.open).click();
      // A day may end while it is resumed.
      const before = inDays(1);
      await confirm(tab, resume.confirm);
      await tab.button(pause.open).waitFor();
      const resumed = await member.read(id);
      expect(resumed).toMatchObject({ state: 'active', interval: '2 months', ship_address: { city: 'Oakland' } });
      expect([before, inDays(1)]).toContain(resumed.actionable_date);

      await tab.button(cancel.openLong).click();
      await dialog(tab).getByText(cancel.reasons['too-much']).click();
      await isAccessible(tab.page, 'subscription-leave');
      await confirm(tab, cancel.confirm);
      await tab.sees(notices.canceled);
      await tab.focuses(tab.heading(subscriptionMessages.what(12, 'every 2 months')));
      await isAccessible(tab.page, 'subscription-canceled');
      expect(await member.read(id)).toMatchObject({
        state: 'canceled',
        cancellation_reason: cancel.reasons['too-much'],
      });
    },
  );

  it('survives a bad day on a phone: answers that say nothing, a failing shop, another tab, a link to nothing', async ({
    visit,
  }) => {
    const visitor = await visit({ isSignedIn: true, viewport: 'phone' });
    const member = await joinClub(visitor);
    const { actionable_date: firstDay, id } = await member.first();
    const { tab, faults, trouble } = visitor;
    await openSubscription(tab);
    await isAccessible(tab.page, 'subscription');

    await faults.order({ kind: 'status', status: 500, method: 'POST', path: '/api/users/*/subscriptions/*/skip' });
    trouble.expect(/^500 POST .*skip$/);
    await tab.button(schedule.skipOn(spoken(firstDay))).click();
    await tab.button(schedule.question.confirm).click();
    await tab.sees('Something went wrong on our side.');
    await isAccessible(tab.page, 'subscription-failed');
    await faults.order({ kind: 'wrong-shape', method: 'POST', path: '/api/users/*/subscriptions/*/pause', body: {} });
    await tab.button(pause.open).click();
    await dialog(tab)
      .getByRole('radio', { name: new RegExp(`^${pause.openEnd}`) })
      .check();
    await isAccessible(tab.page, 'subscription-pause');
    await confirm(tab, pause.confirm);
    await tab.sees(notices.paused);
    expect((await member.read(id)).state).toBe('paused');

    await tab.button(cancel.openLong).click();
    await isAccessible(tab.page, 'subscription-leave');
    await member.cancel(id);
    trouble.expect(/^422 POST .*cancel$/);
    await confirm(tab, cancel.confirm);
    await tab.sees(notices.overtaken);
    await tab.sees(notices.canceled);
    await isAccessible(tab.page, 'subscription-canceled');

    await tab.open('/account/subscriptions/abc/');
    await tab.arrivesAt(unknown.title);
    await isAccessible(tab.page, 'subscription-unknown');
    await tab.link(unknown.action).click();
    await tab.arrivesAt(subscriptionMessages.title);
    await isAccessible(tab.page, 'subscriptions');
  });

  it('invites somebody without a subscription to the club', async ({ visit }) => {
    const { tab } = await visit({ isSignedIn: true });
    await tab.open('/account/');
    await tab.link(subscriptionMessages.title).click();
    await tab.reads(subscriptionMessages.empty.title);
    await isAccessible(tab.page, 'subscriptions-empty');
    await expect.poll(() => tab.link(accountHomeMessages.overview).getAttribute('href')).toBe('/en-US/account/');
  });
});
