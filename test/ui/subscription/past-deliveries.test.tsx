import { screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { type OrdersQuery, OrdersReader } from '#src/application/ports/shop/orders-reader';
import { given } from '#src/composition/container';
import { readDay } from '#src/domain/interval/calendar-day';
import { cents } from '#src/domain/money/money';
import type { OrderPage, PlacedOrder } from '#src/domain/orders/placed-order';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { observableInputs } from '#src/ui/kit/use-presenter';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import { PastDeliveriesPresenter } from '#src/ui/subscription/past-deliveries.presenter';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { page } from '#src/ui/subscription/subscription';
import { noAnswer } from '#test/application/failures';
import { openTab } from '#test/support/test-tab';
import { press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor } from '#test/ui/support/visitor';
import { aClub } from './at-subscription';

const messages = subscriptionMessages.past;
const perPage = 6;

/** Deliveries of subscription 17, the newest first, a month apart. */
class Deliveries implements OrdersReader {
  failure: GatewayError | undefined = undefined;

  constructor(public orders: readonly PlacedOrder[]) {}

  list({ page: number, subscriptionId }: OrdersQuery): Promise<OrderPage> {
    if (this.failure) return Promise.reject(this.failure);
    const mine = subscriptionId === 'subscription-17' ? this.orders : [];
    return Promise.resolve({
      orders: mine.slice((number - 1) * perPage, number * perPage),
      page: number,
      pages: Math.ceil(mine.length / perPage),
      totalCount: mine.length,
    });
  }

  read(): Promise<never> {
    return Promise.reject(new GatewayError({ code: 'not_found' }));
  }
}

function deliveries(count: number): Deliveries {
  const orders = Array.from({ length: count }, (_, index): PlacedOrder => {
    const completedAt = Date.UTC(2026, 1 - index, 20);
    return {
      number: `R${index + 1}`,
      state: 'complete',
      total: cents(9165),
      createdAt: completedAt,
      completedAt,
      shipmentState: 'shipped',
    };
  });
  return new Deliveries(orders);
}

async function atDeliveries(ordersReader: Deliveries) {
  const visitor = await AccountVisitor.signedIn({ adapters: [given(OrdersReader, ordersReader)] });
  visitor.subscriptions.give(aClub(), 'customer-1');
  const rendered = await visitor.shopper.open(page.View, '/account/subscriptions/subscription-17/', {
    params: { id: 'subscription-17' },
  });
  await visitor.pass();
  return { visitor, ...rendered };
}

const rows = () => within(screen.getByRole('list', { name: messages.title })).getAllByRole('listitem');

describe('Past deliveries of a subscription (spec §4 Subscription actions, §7 GET orders/mine, orders/completed)', () => {
  it('stand with day, state, total and their order', async () => {
    const { container } = await atDeliveries(deliveries(1));
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      `February 20, 2026${ordersMessages.states.shipped.name}$91.65`,
    ]);
    expect(screen.getByRole('link', { name: messages.order('February 20, 2026', 'R1') }).getAttribute('href')).toBe(
      '/account/orders/R1/',
    );
    expect(await violations(container)).toEqual([]);
  });

  it('come a page at a time', async () => {
    const { visitor } = await atDeliveries(deliveries(7));
    expect(rows()).toHaveLength(6);
    await press(visitor, messages.more);
    expect(rows()).toHaveLength(7);
    expect(screen.queryByRole('button', { name: messages.more })).toBeNull();
  });

  it('may be none yet', async () => {
    await atDeliveries(deliveries(0));
    screen.getByText(messages.none);
  });

  it('are asked for again when they do not come', async () => {
    const reader = deliveries(1);
    reader.failure = noAnswer();
    const { visitor } = await atDeliveries(reader);
    expect(told()).not.toBe('');
    reader.failure = undefined;
    await press(visitor, kitMessages.tryAgain);
    expect(rows()).toHaveLength(1);
  });

  it('are loaded again when the next delivery moves', async () => {
    const reader = deliveries(1);
    const subscriptions = observableInputs({ subscription: aClub() });
    const past = openTab({ adapters: [given(OrdersReader, reader)] }).make(PastDeliveriesPresenter, subscriptions);
    const unmount = past.mount();
    await expect.poll(() => past.deliveries?.length).toBe(1);
    reader.orders = deliveries(2).orders;
    runInAction(() => (subscriptions.subscription = aClub({ actionableDate: readDay('2027-01-15')! })));
    await expect.poll(() => past.deliveries?.length).toBe(2);
    unmount();
  });
});
