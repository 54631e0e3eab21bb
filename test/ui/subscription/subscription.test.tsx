import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EndSession } from '#src/application/session/end-session';
import { SkippedDeliveryStorage } from '#src/application/storage/skipped-delivery-storage';
import { readDay } from '#src/domain/interval/calendar-day';
import { cents } from '#src/domain/money/money';
import { CancelSubscriptionPresenter } from '#src/ui/subscription/cancel-subscription.presenter';
import { reminderMessages } from '#src/ui/subscription/shared/reminder-messages';
import { repairMessages } from '#src/ui/subscription/shared/repair-messages';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { SkipDeliveryPresenter } from '#src/ui/subscription/skip-delivery.presenter';
import { page } from '#src/ui/subscription/subscription';
import { noAnswer } from '#test/application/failures';
import { aSubscribedLine } from '#test/builders/a-subscription';
import { inZone } from '#test/support/in-zone';
import { button, mainHeading, press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor } from '#test/ui/support/visitor';
import { aClub, atSubscription, subscriber } from './at-subscription';

const { schedule, next, notices, unknown } = subscriptionMessages;
const firstDay = 'December 20, 2026';
const secondDay = 'January 20, 2027';

const days = () =>
  within(screen.getByRole('region', { name: schedule.title }))
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent);

describe('The page of a subscription (spec §3 Subscription, §4 Subscription actions)', () => {
  it('opens with the next delivery: its day, its price, until when it can be changed, and its contents', async () => {
    const lineItems = [
      aSubscribedLine({ productSlug: 'brisk-white' }),
      aSubscribedLine({ id: 'subscribed-2', name: 'Sleeve', quantity: 1, isOneTime: true }),
    ];
    const { container } = await atSubscription('subscription-17', aClub({ upcomingTotal: cents(7560), lineItems }));
    expect(mainHeading().textContent).toBe('Club box, 12 cans, every month');
    const card = within(screen.getByRole('region', { name: next.title }));
    expect(card.getAllByText(/./).map(({ textContent }) => textContent)).toEqual([
      next.title,
      firstDay,
      '$75.60 before shipping and tax',
      'Change until December 19, 2026',
      next.customize,
    ]);
    expect(card.getByRole('link', { name: next.customize }).getAttribute('href')).toBe(
      '/account/club/customize/subscription-17/',
    );
    const lines = within(screen.getByRole('list', { name: next.contents }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual(['Brisk White12 ×', `Sleeve${next.once}1 ×`]);
    expect(await violations(container)).toEqual([]);
  });

  it.each([
    ['2026-12-16T16:30-08:00', 'Change until December 16, 2026'],
    ['2026-12-16T23:59:59-10:00', 'Change until December 16, 2026'],
    ['2026-12-17T00:00-10:00', next.tooLate],
  ])('lets it be changed until its last day is over in every state: at %s it says "%s"', async (now, says) => {
    inZone('America/Los_Angeles');
    const visitor = await AccountVisitor.signedIn({
      // A session from before would be kept fresh through all the months between.
      prove: (customer) => {
        customer.shopper.tab.scheduler.clock.set(Date.parse(now));
        return customer.proveElsewhere();
      },
    });
    visitor.subscriptions.give(aClub({ actionableDate: '2026-12-17' }), 'customer-1');
    await visitor.shopper.open(page.View, '/account/subscriptions/subscription-17/', {
      params: { id: 'subscription-17' },
    });
    const card = within(screen.getByRole('region', { name: next.title }));
    card.getByText('December 17, 2026');
    card.getByText(says);
  });

  it('says when the later deliveries come about, since only the next day is certain', async () => {
    await atSubscription('subscription-17', aClub());
    expect(days()).toEqual([firstDay, secondDay, 'February 20, 2027', 'March 20, 2027', 'April 20, 2027']);
    // Only the next one can be skipped.
    const skips = within(screen.getByRole('region', { name: schedule.title })).getAllByRole('button');
    expect(skips.map((skip) => skip.getAttribute('aria-label'))).toEqual([schedule.skipOn(firstDay)]);
  });

  it('names the end, and no delivery after it', async () => {
    await atSubscription('subscription-17', aClub({ endDate: '2027-02-01' }));
    expect(days()).toEqual([firstDay, secondDay]);
    screen.getByText(schedule.until('February 1, 2027'));
  });

  it.each([
    [
      'paused until resumed',
      aClub({ state: 'paused', actionableDate: undefined as never }),
      `${notices.paused} ${notices.pausedMember}`,
    ],
    [
      'paused until a day',
      aClub({ state: 'paused', isSkippable: false }),
      `${notices.pausedUntil(firstDay)} ${notices.pausedMember}`,
    ],
    ['ending', aClub({ state: 'pending-cancellation' }), notices.ending(firstDay)],
    ['canceled', aClub({ state: 'canceled', actionableDate: undefined as never }), notices.canceled],
    ['over', aClub({ state: 'inactive', actionableDate: undefined as never }), notices.inactive],
    ['unknown', aClub({ state: 'other' }), notices.other],
    [
      'a card that was declined before a later delivery',
      aClub({ hasFailedPayment: true }),
      repairMessages.cardDeclined.text,
    ],
  ])('explains %s', async (_name, subscription, messages) => {
    const { container } = await atSubscription('subscription-17', subscription);
    screen.getByText(messages);
    expect(await violations(container)).toEqual([]);
  });

  it('reminds of a box that goes out soon, and leads to choosing (spec §4 Default reminder)', async () => {
    // The clock stands at 31 March 2026.
    const { container } = await atSubscription(
      'subscription-17',
      aClub({ actionableDate: '2026-04-10' }),
      aClub({ id: 'subscription-18', actionableDate: '2026-04-09' }),
    );
    screen.getByText(reminderMessages.notice('April 10, 2026'));
    expect(
      screen.getAllByRole('link', { name: reminderMessages.choose }).map((link) => link.getAttribute('href')),
    ).toEqual(['/account/club/customize/subscription-17/']);
    expect(await violations(container)).toEqual([]);
  });

  it('offers only possible actions', async () => {
    await atSubscription('subscription-17', aClub({ state: 'canceled' }));
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('link', { name: notices.joinAgain }).getAttribute('href')).toBe('/can-club/');
    expect(screen.queryByRole('region', { name: schedule.title })).toBeNull();
  });

  it.each(['99', 'abc', '1.5', '-17', '17x', '0'])(
    'knows no subscription %s, and leads back (spec §6 Signed-in only)',
    async (id) => {
      const { container, gateway } = await atSubscription(id, aClub());
      expect(mainHeading().textContent).toBe(unknown.title);
      expect(screen.getByRole('link', { name: unknown.action }).getAttribute('href')).toBe('/account/subscriptions/');
      expect(gateway.received).not.toContain('read');
      expect(await violations(container)).toEqual([]);
    },
  );

  it('shows nothing of somebody else’s (spec §6)', async () => {
    const { gateway, visitor } = await atSubscription('subscription-99', aClub());
    gateway.give(aClub({ id: 'subscription-99' }), 'customer-2');
    await visitor.pass();
    expect(mainHeading().textContent).toBe(unknown.title);
  });
});

describe('Skipping a delivery (spec §4 Subscription actions, skip)', () => {
  const skip = schedule.skipOn(firstDay);

  it('makes the next delivery one interval later, says so, and names the limit before and after', async () => {
    const { visitor, gateway, container } = await atSubscription('subscription-17', aClub());
    screen.getByText(schedule.rule);
    await press(visitor, skip);
    await press(visitor, schedule.question.confirm);
    expect(days()[0]).toBe(secondDay);
    expect(visitor.shopper.heard).toBe(schedule.skipped(`Next charge: ${secondDay}.`));
    screen.getByText(schedule.skippedAlready);
    expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe(schedule.title);
    expect(gateway.see('subscription-17')?.isSkippable).toBe(false);
    expect(await violations(container)).toEqual([]);
  });

  it('can be taken back while the day is to come', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, skip);
    await press(visitor, schedule.question.confirm);
    await press(visitor, schedule.undo(firstDay));
    expect(days()[0]).toBe(firstDay);
    expect(visitor.shopper.heard).toBe(schedule.restored(`Next charge: ${firstDay}.`));
    expect(gateway.see('subscription-17')?.actionableDate).toBe('2026-12-20');
    expect(screen.queryByRole('button', { name: schedule.undo(firstDay) })).toBeNull();
  });

  it('can be taken back in another tab, and by no other user', async () => {
    const skipped = aClub({ actionableDate: readDay('2027-01-20')!, isSkippable: false });
    const { visitor } = await subscriber(skipped);
    const { tab } = visitor.shopper;
    const [day, next] = [readDay('2026-12-20')!, readDay('2027-01-20')!];
    tab.openAnother().get(SkippedDeliveryStorage).write('subscription-17', { day, next });
    await visitor.shopper.open(page.View, '/account/subscriptions/subscription-17/', {
      params: { id: 'subscription-17' },
    });
    await press(visitor, schedule.undo(firstDay));
    expect(days()[0]).toBe(firstDay);
    tab.get(SkippedDeliveryStorage).write('subscription-17', { day, next });
    act(() => tab.get(EndSession).execute('signed-out'));
    expect(tab.openAnother().get(SkippedDeliveryStorage).read('subscription-17')).toBeUndefined();
  });

  it('can still be taken back after a try that failed', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, skip);
    await press(visitor, schedule.question.confirm);
    gateway.failNext('update', noAnswer());
    await press(visitor, schedule.undo(firstDay));
    expect(told()).toContain('We could not reach the shop.');
    expect(days()[0]).toBe(secondDay);
    await press(visitor, schedule.undo(firstDay));
    expect([days()[0], told()]).toEqual([firstDay, '']);
  });

  it('happens once, however often it is pressed', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    const gate = gateway.hold('skip');
    await press(visitor, skip);
    await press(visitor, schedule.question.confirm);
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${schedule.question.confirm}`) }));
    gate.release();
    await visitor.pass();
    expect(gateway.received.filter((method) => method === 'skip')).toHaveLength(1);
    expect(days()[0]).toBe(secondDay);
  });

  it('is the only change of the subscription while it is made, also for a member who leaves and comes back', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    const { container } = visitor.shopper;
    const gate = gateway.hold('skip');
    await press(visitor, skip);
    await press(visitor, schedule.question.confirm);
    const skipping = container.make(SkipDeliveryPresenter, { subscription: aClub() });
    const canceling = container.make(CancelSubscriptionPresenter, { subscription: aClub() });
    expect([skipping.isBusy, canceling.isBusy]).toEqual([true, true]);
    await skipping.skip();
    expect(await canceling.cancel()).toBe(false);
    gate.release();
    await visitor.pass();
    expect(gateway.received.filter((method) => method === 'skip' || method === 'cancel')).toEqual(['skip']);
    expect([days()[0], skipping.isBusy, told()]).toEqual([secondDay, false, '']);
  });

  it('is looked up when no answer came (spec §8)', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    gateway.failAfter('skip', noAnswer());
    await press(visitor, skip);
    await press(visitor, schedule.question.confirm);
    expect(days()[0]).toBe(secondDay);
    expect(told()).toBe('');
  });

  it('is told as done, and can be taken back, when a second press finds that the first one was only not answered', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    gateway.failAfter('skip', noAnswer());
    gateway.failNext('read', noAnswer());
    await press(visitor, skip);
    await press(visitor, schedule.question.confirm);
    expect(told()).toContain('We could not reach the shop.');
    await press(visitor, skip);
    await press(visitor, schedule.question.confirm);
    expect([told(), visitor.shopper.heard]).toEqual(['', schedule.skipped(`Next charge: ${secondDay}.`)]);
    button(schedule.undo(firstDay));
  });

  it('says beside the days why it failed, and can be tried again', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    gateway.failNext('skip', noAnswer());
    await press(visitor, skip);
    await press(visitor, schedule.question.confirm);
    expect(told()).toContain('We could not reach the shop.');
    expect(days()[0]).toBe(firstDay);
    await press(visitor, skip);
    await press(visitor, schedule.question.confirm);
    expect(told()).toBe('');
    expect(days()[0]).toBe(secondDay);
  });

  it('is refused when the subscription was canceled elsewhere: the page shows the truth, and why', async () => {
    const { visitor, gateway, container } = await atSubscription('subscription-17', aClub());
    gateway.changeElsewhere('subscription-17', { state: 'canceled', actionableDate: undefined as never });
    await press(visitor, skip);
    await press(visitor, schedule.question.confirm);
    expect(told()).toBe(notices.overtaken);
    screen.getByText(notices.canceled);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(mainHeading());
    expect(await violations(container)).toEqual([]);
  });

  it('disturbs no other subscription (tracked per id)', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub(), aClub({ id: 'subscription-18' }));
    await press(visitor, skip);
    await press(visitor, schedule.question.confirm);
    expect(gateway.see('subscription-18')?.actionableDate).toBe('2026-12-20');
    button(schedule.undo(firstDay));
  });
});
