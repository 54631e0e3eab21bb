import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { EndSession } from '#src/application/session/end-session';
import { followDelay } from '#src/application/session/follow-session';
import { startUpTimeout } from '#src/ui/customer/shared/customer-resource';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { accountMessages } from '#src/ui/session/shared/account-messages';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { SubscriptionStore } from '#src/ui/subscription/shared/subscription-store';
import { noAnswer } from '#test/application/failures';
import { mainHeading, press } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { aClub, openList, subscriber } from './at-subscription';

const rows = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => item.closest('nav') === null)
    .map((item) =>
      [...item.querySelectorAll('h2, span:not([aria-hidden] *), p:not([aria-hidden])')]
        .map(({ textContent }) => textContent.trim())
        .filter(Boolean),
    );

describe('The list of subscriptions (spec §3 Subscription, §3 Client state)', () => {
  it('shows each with its state, its contents and its day, and leads to it; a failed payment comes first, an ended one last', async () => {
    const { visitor } = await subscriber(
      aClub({ id: 'subscription-1', state: 'canceled' }),
      aClub({ id: 'subscription-2', state: 'paused', actionableDate: '2027-02-01' }),
      aClub({ id: 'subscription-3', hasFailedPayment: true }),
      aClub({ id: 'subscription-4', interval: { length: 2, unit: 'month' } }),
      aClub({ id: 'subscription-5', state: 'pending-cancellation' }),
    );
    const { container } = await openList(visitor);
    expect(rows()).toEqual([
      ['Payment failed', 'Club box, 12 cans, every month', subscriptionMessages.problems['card-declined'].text],
      ['Ending', 'Club box, 12 cans, every month', 'Last delivery on December 20, 2026'],
      ['Active', 'Club box, 12 cans, every 2 months', 'Next delivery on December 20, 2026'],
      ['Paused', 'Club box, 12 cans, every month', 'Paused until February 1, 2027'],
      ['Canceled', 'Club box, 12 cans, every month', 'No more deliveries'],
    ]);
    expect(screen.getByRole('link', { name: 'Club box, 12 cans, every 2 months' }).getAttribute('href')).toBe(
      '/account/subscriptions/subscription-4/',
    );
    expect(await violations(container)).toEqual([]);
  });

  it('says of a box without a card that it needs one (spec §4 Subscription actions)', async () => {
    const { card: _, ...withoutCard } = aClub({ id: 'subscription-2' });
    const { visitor } = await subscriber(aClub({ id: 'subscription-1' }), withoutCard);
    const { container } = await openList(visitor);
    expect(rows()).toEqual([
      ['Needs a card', 'Club box, 12 cans, every month', 'Your next box needs a card'],
      ['Active', 'Club box, 12 cans, every month', 'Next delivery on December 20, 2026'],
    ]);
    expect(await violations(container)).toEqual([]);
  });

  it('invites to the club where there is none', async () => {
    const { visitor } = await subscriber();
    const { container } = await openList(visitor);
    screen.getByRole('heading', { name: subscriptionMessages.empty.title });
    expect(screen.getByRole('link', { name: subscriptionMessages.empty.action }).getAttribute('href')).toBe(
      '/can-club/',
    );
    expect(await violations(container)).toEqual([]);
  });

  it('keeps the known data when it cannot be fetched anew, says so, and tries again (spec §8)', async () => {
    const { gateway, visitor } = await subscriber(aClub());
    (await openList(visitor)).unmount();
    gateway.give(aClub({ id: 'subscription-18' }), 'customer-1');
    gateway.failNext('list', noAnswer());
    gateway.failNext('list', noAnswer());
    const { container } = await openList(visitor);
    screen.getByText(subscriptionMessages.stale);
    expect(rows()).toHaveLength(1);
    expect(await violations(container)).toEqual([]);
    await press(visitor, kitMessages.tryAgain);
    await press(visitor, kitMessages.tryAgain);
    expect(screen.queryByText(subscriptionMessages.stale)).toBeNull();
    expect(rows()).toHaveLength(2);
  });

  it('waits while they come', async () => {
    const { gateway, visitor } = await subscriber(aClub());
    visitor.shopper.container.get(SubscriptionsState).clear();
    const gate = gateway.hold('list');
    const { container } = await openList(visitor);
    screen.getByText(subscriptionMessages.loading);
    expect(await violations(container)).toEqual([]);
    gate.release();
    await visitor.pass();
    expect(rows()).toHaveLength(1);
  });

  it('asks for them once, however many views wait for them', async () => {
    const { gateway, visitor } = await subscriber(aClub());
    const { container } = visitor.shopper;
    container.get(SubscriptionsState).clear();
    const before = gateway.received.length;
    const gate = gateway.hold('list');
    await openList(visitor);
    const unmount = container.get(SubscriptionStore).mount();
    gate.release();
    await visitor.pass();
    unmount();
    expect(gateway.received.slice(before)).toEqual(['list']);
  });

  it('offers another try where nothing could be fetched (spec §8)', async () => {
    const { gateway, visitor } = await subscriber(aClub());
    visitor.shopper.container.get(SubscriptionsState).clear();
    gateway.failNext('list', noAnswer());
    const { container } = await openList(visitor);
    screen.getByText(subscriptionMessages.failed.text);
    expect(await violations(container)).toEqual([]);
    await press(visitor, kitMessages.tryAgain);
    expect(rows()).toHaveLength(1);
  });

  it('does not wait for ever for a start-up that could not tell who the customer is (spec §4 Start-up)', async () => {
    const { visitor } = await subscriber(aClub());
    // The answers that signing in gave this tab have expired by then.
    await visitor.pass(followDelay);
    visitor.shopper.container.get(SubscriptionsState).clear();
    visitor.shopper.container.get(CustomerState).clear();
    await openList(visitor);
    screen.getByText(subscriptionMessages.loading);
    await visitor.pass(startUpTimeout);
    screen.getByText(subscriptionMessages.failed.text);
    await press(visitor, kitMessages.tryAgain);
    expect(rows()).toHaveLength(1);
  });

  it('stays where one is when the session ends (spec §4 Unauthorized handling)', async () => {
    const { visitor } = await subscriber(aClub());
    await openList(visitor);
    act(() => visitor.shopper.container.get(EndSession).execute('refused'));
    expect(mainHeading().textContent).toBe(accountMessages.ended.title);
  });
});
