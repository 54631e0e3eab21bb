import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addDays, addInterval, todayOf } from '#src/plugins/core/interval/calendar-day';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import type { SubscriptionFilter } from '#src/plugins/subscription/managed-subscriptions';
import { ManagedSubscriptions } from '#src/plugins/subscription/managed-subscriptions';
import { mailsTo } from '#test/support/change-subscription';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { hire } from '#test/support/hire';
import { announce, cards, newCustomer, subscribe, subscriptionNow } from '#test/support/subscribers';

const engine = new EngineUnderTest();
const shop = new DeliveryShop(engine);
before(async () => {
  await engine.start();
  await shop.setStock('WHITE-1', 10_000);
  await hire(engine, 'clerk', ['ReadCustomer', 'ReadOrder']);
  await hire(engine, 'keeper', ['ReadCustomer', 'ReadOrder', 'ManageSubscriptions']);
});
after(() => engine.stop());
shop.endAllAfterEach();

const today = todayOf(new Date());
const later = addDays(today, 20);

interface Managed {
  readonly id: string;
  readonly state: string;
  readonly actionableDate: string | null;
  readonly isDeliverable: boolean;
  readonly deliveries: readonly {
    readonly dueOn: string;
    readonly state: string;
    readonly order: { readonly code: string; readonly payments: readonly { readonly amount: number }[] } | null;
  }[];
}

const fields = `id state actionableDate isDeliverable
  deliveries { dueOn state order { code payments { amount } } }`;

/** Performs an action on a subscription in the dashboard. Rejects with the response when it is refused. */
async function act(
  name: string,
  { id }: Pick<Subscription, 'id'>,
  args = '',
  { reason = 'They asked on the phone', who = 'keeper' } = {},
): Promise<Managed> {
  const call = `${name}ShopSubscription(id: "${String(id)}" ${args} reason: "${reason}")`;
  const data = (await engine.dashboard(`mutation { done: ${call} { ${fields} } }`, who)) as { readonly done: Managed };
  return data.done;
}

async function ofCustomer({ customer }: Subscription, who = 'keeper'): Promise<readonly Managed[]> {
  const query = `{ customer(id: "${String(customer.id)}") { subscriptions { ${fields} } prepaidPlans { id } } }`;
  const data = (await engine.dashboard(query, who)) as {
    readonly customer: { readonly subscriptions: readonly Managed[] };
  };
  return data.customer.subscriptions;
}

/** The notes in the history of a customer, the newest first. */
async function notesOf({ customer }: Subscription): Promise<readonly string[]> {
  const query = `{ customer(id: "${String(customer.id)}") {
    history(options: { filter: { type: { eq: "CUSTOMER_NOTE" } }, sort: { createdAt: DESC } }) {
      items { data isPublic administrator { emailAddress } } } } }`;
  const data = (await engine.dashboard(query)) as {
    readonly customer: {
      readonly history: {
        readonly items: readonly {
          readonly data: { readonly note: string };
          readonly isPublic: boolean;
          readonly administrator: { readonly emailAddress: string } | null;
        }[];
      };
    };
  };
  return data.customer.history.items.map(
    ({ data: { note }, isPublic, administrator }) =>
      `${isPublic ? 'public' : 'private'} ${administrator?.emailAddress}: ${note.replace(/^Subscription [^.]+\. /, '')}`,
  );
}

async function subjects({ customer }: Subscription): Promise<readonly string[]> {
  return (await mailsTo(engine, customer.emailAddress)).map(({ subject }) => subject);
}

describe('Subscriptions in the dashboard (spec §4 Subscription actions)', () => {
  it('are paused, resumed, moved, skipped and canceled as their customers do it, with the same mails', async () => {
    const subscription = await subscribe(engine, { actionableDate: later });
    assert.equal((await act('pause', subscription, `until: "${addDays(today, 40)}"`)).state, 'paused');
    const resumed = await act('resume', subscription);
    assert.deepEqual([resumed.state, resumed.actionableDate], ['active', addDays(today, 1)]);
    assert.equal((await act('changeDayOf', subscription, `day: "${later}"`)).actionableDate, later);
    const { interval } = subscription;
    assert.equal((await act('skip', subscription)).actionableDate, addInterval(later, interval));
    const canceled = await act('cancel', subscription, '', { reason: 'Too much wine' });
    assert.deepEqual([canceled.state, canceled.actionableDate], ['canceled', null]);
    assert.equal((await subscriptionNow(engine, subscription)).cancellationReason, 'Too much wine');
    assert.deepEqual(
      (await notesOf(subscription)).toSorted(),
      [
        'private keeper: Canceled: Too much wine',
        `private keeper: Moved to ${later}: They asked on the phone`,
        `private keeper: Paused until ${addDays(today, 40)}: They asked on the phone`,
        'private keeper: Resumed: They asked on the phone',
        'private keeper: Skipped a delivery: They asked on the phone',
      ].toSorted(),
    );
    const mails = await subjects(subscription);
    assert.equal(mails.length, 6);
    for (const subject of [/paused/, /active again/, /Last chance/, /next delivery is on/, /is skipped/, /canceled/])
      assert.ok(
        mails.some((one) => subject.test(one)),
        String(subject),
      );
  });

  it('follow the customers’ rules, and require a reason and a permission', async () => {
    const subscription = await subscribe(engine, { actionableDate: later });
    const over = `day: "${addDays(today, -1)}"`;
    await assert.rejects(act('changeDayOf', subscription, over), /must be tomorrow or later/);
    for (const reason of ['', '  ', 'x'.repeat(256)])
      await assert.rejects(act('cancel', subscription, '', { reason }), /reason/);
    for (const name of ['skip', 'cancel', 'pause', 'resume', 'deliver'])
      await assert.rejects(act(name, subscription, '', { who: 'clerk' }), /FORBIDDEN/);
    await assert.rejects(act('changeDayOf', subscription, `day: "${later}"`, { who: 'clerk' }), /FORBIDDEN/);
    await act('skip', subscription);
    await assert.rejects(act('skip', subscription), /successive skip limit/);
    assert.deepEqual(await notesOf(subscription), ['private keeper: Skipped a delivery: They asked on the phone']);
    assert.equal((await subscriptionNow(engine, subscription)).state, 'active');
  });

  it('are delivered tomorrow, of which their customer is told now', async () => {
    const subscription = await subscribe(engine, { actionableDate: later });
    const tomorrow = addDays(today, 1);
    const { actionableDate } = await act('deliver', subscription);
    assert.deepEqual([actionableDate, await shop.attempts(subscription)], [tomorrow, []]);
    assert.deepEqual((await subjects(subscription)).toSorted(), [
      'Last chance to change your club box',
      `Your next delivery is on ${longDay(tomorrow)}`,
    ]);
    await act('deliver', subscription);
    assert.equal((await subjects(subscription)).length, 2);
    await shop.beat(tomorrow);
    assert.deepEqual(await shop.attempts(subscription), [[tomorrow, tomorrow, 'placed']]);
  });

  it('are delivered today when they are due, once: order, payment and mail as of any delivery', async () => {
    const subscription = await subscribe(engine, { actionableDate: today });
    assert.equal((await ofCustomer(subscription))[0]?.isDeliverable, true);
    const both = await Promise.allSettled([act('deliver', subscription), act('deliver', subscription)]);
    assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
    const orders = await shop.placed(subscription);
    assert.equal(orders.length, 1);
    assert.deepEqual(await shop.charges(subscription), ['captured']);
    await assert.rejects(act('deliver', subscription), /was delivered today/);
    const [shown] = await ofCustomer(subscription);
    assert.deepEqual([shown?.actionableDate, shown?.isDeliverable], [addInterval(today, subscription.interval), false]);
    assert.deepEqual(
      shown?.deliveries.map(({ dueOn, state, order }) => [dueOn, state, order?.code, order?.payments.length]),
      [[today, 'placed', orders[0]?.code, 1]],
    );
    assert.deepEqual(await subjects(subscription), [`Your order ${orders[0]?.code}`]);
    assert.ok(
      (await notesOf(subscription)).includes(
        'private keeper: Delivery as soon as possible asked for: They asked on the phone',
      ),
    );
  });

  it('are not delivered when the card is declined: that is said, mailed, and owed', async () => {
    const subscription = await subscribe(engine, { card: cards.tryAgainLater, actionableDate: today });
    await assert.rejects(act('deliver', subscription), /declined/);
    const { paymentState, actionableDate, failedTries } = await subscriptionNow(engine, subscription);
    assert.deepEqual([paymentState, actionableDate, failedTries], ['failed', today, 1]);
    assert.deepEqual(await subjects(subscription), ['Payment for your delivery failed']);
    const waiting = await pageOf('WAITS_FOR_PAYMENT');
    assert.deepEqual(waiting, [String(subscription.id)]);
  });

  it('are not delivered while they are paused, sold out or over', async () => {
    const paused = await subscribe(engine, { actionableDate: later, isPaused: true });
    const soldOut = await subscribe(engine, { actionableDate: today, lines: [{ sku: 'ROSE-1', quantity: 1 }] });
    const ended = await subscribe(engine, { actionableDate: today, state: 'canceled' });
    await assert.rejects(act('deliver', paused), /cannot be delivered now/);
    await assert.rejects(act('deliver', ended), /cannot be delivered now/);
    await assert.rejects(act('deliver', soldOut), /sold out/);
    assert.deepEqual(await pageOf('SOLD_OUT'), [String(soldOut.id)]);
    for (const subscription of [paused, soldOut, ended]) assert.deepEqual(await shop.placed(subscription), []);
  });
});

function longDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

async function pageOf(filter: SubscriptionFilter, who = 'keeper'): Promise<readonly string[]> {
  const data = (await engine.dashboard(
    `{ shopSubscriptions(filter: ${filter}, page: 1) { totalItems items { id waitsForPayment isSoldOut customer { emailAddress } } } }`,
    who,
  )) as { readonly shopSubscriptions: { readonly items: readonly { readonly id: string }[] } };
  return data.shopSubscriptions.items.map(({ id }) => id);
}

describe('The list of all subscriptions', () => {
  it('has those that are due, that wait, that are paused and that have ended, by their day', async () => {
    const kinds = {
      soon: await subscribe(engine, { actionableDate: addDays(today, 6) }),
      late: await subscribe(engine, { actionableDate: addDays(today, -2) }),
      far: await subscribe(engine, { actionableDate: addDays(today, 7) }),
      unpaid: await subscribe(engine, { actionableDate: today, paymentState: 'failed', failedTries: 3 }),
      declined: await subscribe(engine, { actionableDate: addDays(today, -1), paymentState: 'failed', failedTries: 1 }),
      paused: await subscribe(engine, { actionableDate: null, isPaused: true }),
      last: await subscribe(engine, { actionableDate: today, endDate: addDays(today, -1) }),
      // Its owner is late with a card: the list of this week is where somebody sees it.
      cardless: await subscribe(engine, { actionableDate: addDays(today, 5), card: null }),
    };
    await announce(engine, kinds.cardless, addDays(today, 5), 'needs_card');
    const named = async (filter: SubscriptionFilter): Promise<readonly (string | undefined)[]> =>
      (await pageOf(filter)).map(
        (id) => Object.entries(kinds).find(([, subscription]) => String(subscription.id) === id)?.[0],
      );
    assert.deepEqual(await named('DUE_THIS_WEEK'), ['late', 'declined', 'cardless', 'soon']);
    assert.deepEqual(await named('WAITS_FOR_PAYMENT'), ['declined', 'unpaid']);
    assert.deepEqual(await named('SOLD_OUT'), []);
    assert.deepEqual(await named('PAUSED'), ['paused']);
    assert.deepEqual(await named('RUNNING'), [
      'late',
      'declined',
      'unpaid',
      'last',
      'cardless',
      'soon',
      'far',
      'paused',
    ]);
    await assert.rejects(pageOf('RUNNING', 'clerk'), /FORBIDDEN/);
    // The query filters as the rules say of each.
    const ctx = await engine.context('admin');
    const { items } = await engine.get(ManagedSubscriptions).page(ctx, 'RUNNING', 1, today);
    assert.deepEqual(
      items.filter(({ waitsForPayment }) => waitsForPayment).map(({ id }) => String(id)),
      await pageOf('WAITS_FOR_PAYMENT'),
    );
  });

  it('leaves deliveries without another attempt out of the week', async () => {
    const failed = { actionableDate: today, paymentState: 'failed' } as const;
    const goesOn = await subscribe(engine, { ...failed, failedTries: 2 });
    const tried = await subscribe(engine, { ...failed, failedTries: 3 });
    const forbidden = await subscribe(engine, { ...failed, failedTries: 1, mayBeTriedAgain: false });
    assert.deepEqual(await pageOf('DUE_THIS_WEEK'), [String(goesOn.id)]);
    assert.deepEqual(
      await pageOf('WAITS_FOR_PAYMENT'),
      [goesOn, tried, forbidden].map(({ id }) => String(id)),
    );
  });

  it('has twenty on a page, and counts all', async () => {
    const customer = await newCustomer(engine);
    for (let count = 1; count <= 21; count += 1)
      await subscribe(engine, { customer, card: null, actionableDate: later });
    const ctx = await engine.context('admin');
    const managed = engine.get(ManagedSubscriptions);
    const sizes = [];
    for (const page of [0, 1, 2, 3]) {
      const { items, totalItems } = await managed.page(ctx, 'RUNNING', page, today);
      sizes.push([items.length, totalItems]);
    }
    assert.deepEqual(sizes, [
      [20, 21],
      [20, 21],
      [1, 21],
      [0, 21],
    ]);
  });
});
