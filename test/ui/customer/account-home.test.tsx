import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { addDays } from '#src/domain/interval/add-interval';
import { type Day, todayOf } from '#src/domain/interval/calendar-day';
import { cents, formatMoney } from '#src/domain/money/money';
import type { Subscription } from '#src/domain/subscription/subscription';
import { page } from '#src/ui/customer/account';
import { accountHomeMessages } from '#src/ui/customer/shared/account-home-messages';
import { formatDay } from '#src/ui/kit/day-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { repairMessages } from '#src/ui/subscription/shared/repair-messages';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { noAnswer } from '#test/application/failures';
import { aSavedCard } from '#test/builders/a-saved-card';
import { aSubscription } from '#test/builders/a-subscription';
import { press } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor } from '#test/ui/support/visitor';

const { attention, credit, delivery, lastOrder } = accountHomeMessages;
const { expiring, needsCard } = repairMessages;

interface Home {
  readonly subscriptions?: (today: Day) => readonly Subscription[];
  readonly orders?: number;
  readonly prepare?: (visitor: AccountVisitor) => void;
}

async function atHome({ subscriptions = () => [], orders = 0, prepare = () => undefined }: Home = {}) {
  let today: Day = '2026-01-01';
  const visitor = await AccountVisitor.signedIn({
    prove: async (arriving) => {
      const { world } = arriving.shopper.tab;
      today = todayOf(world.scheduler.clock.now());
      for (const subscription of subscriptions(today)) arriving.subscriptions.give(subscription);
      await arriving.proveElsewhere();
      for (let index = 0; index < orders; index += 1) {
        const { number } = await world.orders.create([{ sku: 'WHITE-1', quantity: 2 }]);
        world.shop.completeElsewhere(number);
      }
      prepare(arriving);
    },
  });
  const { container } = await visitor.open(page.View, '/account/');
  await visitor.pass();
  return { visitor, container, today };
}

const part = (title: string) => within(screen.getByRole('region', { name: title }));
const linkIn = (title: string, name: string) => part(title).getByRole('link', { name }).getAttribute('href');

describe('The first part of the account (spec §2 /account/*)', () => {
  it('waits for the delivery of a club that was joined a moment ago', async () => {
    const { visitor, today } = await atHome();
    part(delivery.title).getByText(delivery.none);
    document.body.replaceChildren();
    visitor.subscriptions.give(aSubscription({ actionableDate: addDays(today, 20) }));
    const gate = visitor.subscriptions.hold('list');
    await visitor.open(page.View, '/account/');
    await visitor.pass();
    part(delivery.title).getByText(delivery.loading);
    gate.release();
    await visitor.pass();
    part(delivery.title).getByText(delivery.see);
  });

  it('is the next club delivery of all subscriptions, and the last order with its state', async () => {
    const { container, today, visitor } = await atHome({
      subscriptions: (first) => [
        aSubscription({ id: 'subscription-1', actionableDate: addDays(first, 40) }),
        aSubscription({ id: 'subscription-2', actionableDate: addDays(first, 20) }),
        aSubscription({ id: 'subscription-3', state: 'canceled', actionableDate: addDays(first, 2) }),
      ],
      orders: 2,
    });
    part(delivery.title).getByText(formatDay(addDays(today, 20)));
    part(delivery.title).getByText(subscriptionMessages.next.changeUntil(formatDay(addDays(today, 19))));
    expect(linkIn(delivery.title, delivery.see)).toBe('/account/subscriptions/subscription-2/');
    const [newest] = visitor.shopper.tab.shop.placedOrders();
    const { number, total } = visitor.shopper.tab.shop.see(newest!.number);
    expect(linkIn(lastOrder.title, lastOrder.see(number))).toBe(`/account/orders/${number}/`);
    part(lastOrder.title).getByText(new RegExp(formatMoney(total).replace('$', '\\$')));
    expect(await violations(container)).toEqual([]);
  });

  it('gives instructions where there is nothing yet', async () => {
    const { container } = await atHome();
    expect(linkIn(delivery.title, delivery.join)).toBe('/can-club/');
    expect(linkIn(lastOrder.title, lastOrder.shop)).toBe('/shop/');
    expect(await violations(container)).toEqual([]);
  });

  it.each([
    [2500, '$25.00', credit.see, '/account/credit/'],
    [0, '$0.00', credit.redeem, '/account/gift-cards/'],
  ])('is the store credit, here %i cents', async (amount, shown, action, to) => {
    const { visitor } = await atHome();
    expect(screen.queryByRole('region', { name: credit.title })).toBeNull();
    const state = visitor.shopper.container.get(CustomerState);
    act(() => state.replace({ ...state.current!, storeCredit: cents(amount) }));
    part(credit.title).getByText(shown);
    expect(linkIn(credit.title, action)).toBe(to);
  });

  it('shows the rest when one part cannot be loaded, and tries that part again', async () => {
    const { visitor, container } = await atHome({
      subscriptions: (today) => [aSubscription({ id: 'subscription-1', actionableDate: addDays(today, 20) })],
      prepare: ({ shopper: { tab } }) => {
        // StrictMode mounts every view twice.
        tab.shop.failNext('list', noAnswer());
        tab.shop.failNext('list', noAnswer());
      },
    });
    expect(part(lastOrder.title).getByRole('alert').textContent).toContain(lastOrder.failed.title);
    part(delivery.title).getByText(delivery.see);
    expect(await violations(container)).toEqual([]);
    await press(visitor, kitMessages.tryAgain);
    part(lastOrder.title).getByText(lastOrder.none);
  });

  it('shows the rest when the subscriptions cannot be loaded', async () => {
    await atHome({
      orders: 1,
      prepare: ({ subscriptions }) => {
        subscriptions.failNext('list', noAnswer());
        subscriptions.failNext('list', noAnswer());
      },
    });
    expect(part(delivery.title).getByRole('alert').textContent).toContain(delivery.failed.title);
    part(lastOrder.title).getByRole('link');
  });
});

describe('Matters that need attention (spec §2 /account/*, §4 Subscription actions)', () => {
  const titles = () =>
    screen.queryAllByText((text) => [attention.failed.title, expiring.title, needsCard.title].includes(text as never));

  it('comes first: a payment that failed leads to its repair', async () => {
    const { container } = await atHome({
      subscriptions: (today) => [
        aSubscription({ id: 'subscription-1', actionableDate: addDays(today, 5), hasFailedPayment: true }),
      ],
    });
    screen.getByText(attention.failed.title);
    expect(screen.getByRole('link', { name: attention.failed.action }).getAttribute('href')).toBe(
      '/account/subscriptions/subscription-1/',
    );
    expect(await violations(container)).toEqual([]);
  });

  it('is an expired card, while something is to come that it pays for', async () => {
    await atHome({
      subscriptions: (today) => [
        aSubscription({ id: 'subscription-1', actionableDate: addDays(today, 20) }),
        aSubscription({ id: 'subscription-2', state: 'canceled' }),
      ],
      prepare: ({ shopper: { tab } }) => {
        for (const [id, lastDigits] of [
          ['1', '0019'],
          ['2', '1111'],
        ] as const)
          tab.shop.savedCards.add(
            'customer-1',
            aSavedCard({ id, year: 2020, lastDigits, subscriptionIds: [`subscription-${id}`] }),
          );
      },
    });
    expect(titles()).toHaveLength(1);
    screen.getByText(expiring.text('Visa ending in 0019'));
    expect(screen.getByRole('link', { name: expiring.action }).getAttribute('href')).toBe(
      '/account/subscriptions/subscription-1/',
    );
  });

  it('is a box without a card, and leads to the choice of one', async () => {
    const { container, today } = await atHome({
      subscriptions: (first) => {
        const { card: _, ...box } = aSubscription({ id: 'subscription-1', actionableDate: addDays(first, 20) });
        const { actionableDate: __, ...paused } = { ...box, id: 'subscription-2', state: 'paused' as const };
        return [box, paused];
      },
    });
    expect(titles()).toHaveLength(1);
    screen.getByText(needsCard.planned(formatDay(addDays(today, 20))));
    expect(screen.getByRole('link', { name: needsCard.action }).getAttribute('href')).toBe(
      '/account/subscriptions/subscription-1/',
    );
    expect(await violations(container)).toEqual([]);
  });

  it('is a card that ends before the next box ships, though it is valid today', async () => {
    const expiresAfter = async (days: number) => {
      document.body.replaceChildren();
      await atHome({
        subscriptions: (today) => [aSubscription({ id: 'subscription-1', actionableDate: addDays(today, days) })],
        prepare: ({ shopper: { tab } }) =>
          tab.shop.savedCards.add(
            'customer-1',
            aSavedCard({ id: '1', year: 2026, month: 4, subscriptionIds: ['subscription-1'] }),
          ),
      });
      return titles().length;
    };
    // The clock stands at 31 March 2026: the last day of the card is 30 days ahead.
    expect([await expiresAfter(30), await expiresAfter(31)]).toEqual([0, 1]);
  });

  it('is nothing while all is well', async () => {
    await atHome({ subscriptions: (today) => [aSubscription({ actionableDate: addDays(today, 30) })], orders: 1 });
    expect(titles()).toEqual([]);
  });
});
