import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMails } from '#sandbox/shop/outbox';
import { SignInClient } from '#test/sandbox/sign-in/sign-in-client';
import { goodCard } from '#test/sandbox/support/guest-shopper';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { at, SubscriberHome } from '#test/sandbox/support/subscriber-home';

describe('Deliveries of a subscription (spec §1, §3 Subscription)', () => {
  it('are ordered on their day at today’s prices, to the same address, by the same card, for members', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      const { id } = await ada.join();
      await ada.act(id, 'skip');
      await ada.update(id, { line_items_attributes: [{ sku: 'RED-1', quantity: 2, one_time: true }] });
      expect(await home.to('2027-01-19')).toMatchObject({ days: 60, deliveries: [], failures: [] });
      const { deliveries, failures, now } = await home.move({ advanceDays: 1 });
      expect([deliveries.length, failures, now]).toEqual([1, [], '2027-01-20T15:00:00.000Z']);
      const order = await home.newest();
      expect(order).toMatchObject({
        number: deliveries[0],
        state: 'complete',
        email: 'ada@example.test',
        completed_at: '2027-01-20T10:00:00.000Z',
        ship_address: { city: 'Fresno' },
        line_items: [
          { sku: 'WHITE-1', quantity: 12, price: '7.0' },
          { sku: 'RED-1', quantity: 2 },
        ],
        item_total: '100.0',
        ship_total: '10.0',
        tax_total: '7.2',
        total: '107.2',
        payment_state: 'balance_due',
        subscription_in_cart: false,
      });
      expect(order.payments).toMatchObject([{ state: 'pending', amount: '107.2', source: { last_digits: '1111' } }]);
      expect(await ada.read(id)).toMatchObject({
        actionable_date: '2027-02-20',
        skip_count: 1,
        successive_skip_count: 0,
        skippable: true,
        payment_state: 'paid',
        line_items: [{ sku: 'WHITE-1', quantity: 12 }],
      });
      expect((await listMails(home.sandbox.database))[0]).toMatchObject({
        subject: `Your order ${order.number}`,
        to: 'ada@example.test',
      });
      expect(await ada.subscriptions()).toHaveLength(1);
      expect(await home.to('2027-04-30')).toMatchObject({ days: 100, deliveries: { length: 3 } });
      expect((await ada.read(id)).actionable_date).toBe('2027-05-20');
    }));

  it('wait until the day before is over in every state: until then the box can be changed (docs/adr/0029)', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      const { id } = await ada.join();
      await ada.update(id, { actionable_date: '2026-12-17' });
      // 16:30 on December 16 in Oakland, and half an hour into December 17 in UTC.
      expect(await home.move({ now: '2026-12-17T00:30:00.000Z' })).toMatchObject({ deliveries: [], failures: [] });
      expect(await ada.update(id, { interval_length: 2 })).toMatchObject({ status: 200 });
      expect(await ada.act(id, 'skip')).toMatchObject({
        status: 200,
        body: { actionable_date: '2027-02-17', skippable: false },
      });
      // The skip can still be taken back: the day is tomorrow in Oakland.
      expect(await ada.update(id, { actionable_date: '2026-12-17' })).toMatchObject({
        status: 200,
        body: { actionable_date: '2026-12-17' },
      });
      expect(await home.move({ now: '2026-12-17T09:59:59.000Z' })).toMatchObject({ days: 0, deliveries: [] });
      expect(await home.move({ now: '2026-12-17T10:00:00.000Z' })).toMatchObject({
        days: 1,
        deliveries: { length: 1 },
        failures: [],
      });
      // By then it is December 17 in every state, which is the day that the order tells everywhere.
      expect(await home.newest()).toMatchObject({ completed_at: '2026-12-17T10:00:00.000Z' });
      expect((await ada.read(id)).actionable_date).toBe('2027-02-17');
    }));

  it('can be put off to tomorrow, or resumed tomorrow, as long as today is not over in every state', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      const { id } = await ada.join();
      await home.move({ now: '2026-12-10T04:00:00.000Z' });
      expect((await ada.update(id, { actionable_date: '2026-12-08' })).body).toMatchObject({
        errors: { actionable_date: ['must be tomorrow or later'] },
      });
      expect((await ada.update(id, { actionable_date: '2026-12-10' })).body.actionable_date).toBe('2026-12-10');
      await ada.act(id, 'pause');
      expect((await ada.act(id, 'resume')).body.actionable_date).toBe('2026-12-10');
      expect((await home.move({ now: '2026-12-10T09:00:00.000Z' })).deliveries).toEqual([]);
      expect((await home.move({ now: '2026-12-10T10:00:00.000Z' })).deliveries).toHaveLength(1);
    }));

  it('take nothing of the customer’s cart and defaults along', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      await ada.join();
      const cart = await ada.client.must('POST', '/api/orders');
      await ada.join(5, { interval_length: 1, interval_units: 'year' }, { ...goodCard, number: '5500000000000004' });
      const later = await ada.client.must('POST', '/api/orders');
      await home.to('2026-12-20');
      expect((await ada.client.must('GET', '/api/orders/current')).number).toBe(later.number);
      expect((await ada.client.must('GET', `/api/orders/${cart.number}`)).state).toBe('cart');
      const { wallet_payment_sources: wallet } = await ada.client.must<{ wallet_payment_sources: readonly object[] }>(
        'GET',
        '/api/wallet_payment_sources',
      );
      expect(wallet).toMatchObject([{ default: true, payment_source: { last_digits: '0004' } }, { default: false }]);
    }));

  it('use store credit first, as any order does', () =>
    at(SubscriberHome.open(), async (home) => {
      const customer = await home.sandbox.database
        .selectFrom('customers')
        .select('id')
        .where('subject', '=', 'ada')
        .executeTakeFirstOrThrow();
      await home.ada.join();
      await home.sandbox.database
        .insertInto('storeCredits')
        .values({
          customerId: customer.id,
          category: 'Gift Card',
          memo: null,
          amountCents: 500,
          createdAt: home.sandbox.clock.now(),
        })
        .execute();
      await home.to('2026-12-20');
      expect((await home.newest()).payments.map(({ amount, source_type: type }) => [type, amount])).toEqual([
        ['Spree::CreditCard', '86.65'],
        ['Spree::StoreCredit', '5.0'],
      ]);
    }));

  it('end with the end date, and after the last one of a canceled subscription', () =>
    at(SubscriberHome.open({ cancellationNoticeDays: 30 }), async (home) => {
      const { ada } = home;
      const { id: ending } = await ada.join(5, { interval_length: 1, interval_units: 'month', end_date: '2027-01-25' });
      const { id: short } = await ada.join(4, { interval_length: 1, interval_units: 'month', end_date: '2026-12-01' });
      const { id: leaving } = await ada.join(12);
      await home.to('2026-11-21');
      expect((await ada.act(leaving, 'cancel')).body.state).toBe('pending_cancellation');
      expect((await home.to('2026-12-20')).deliveries).toHaveLength(2);
      expect(await ada.read(leaving)).toMatchObject({ state: 'canceled', actionable_date: null });
      expect(await ada.read(short)).toMatchObject({ state: 'inactive', actionable_date: null });
      expect(await ada.read(ending)).toMatchObject({ state: 'active', actionable_date: '2027-01-20' });
      expect((await home.to('2027-01-20')).deliveries).toHaveLength(1);
      expect(await ada.read(ending)).toMatchObject({ state: 'inactive', actionable_date: null });
      expect((await home.to('2027-06-01')).deliveries).toEqual([]);
    }));

  it('begin again on the day until which a subscription was paused, and never while it has none', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      const { id: waiting } = await ada.join(12);
      const { id: resting } = await ada.join(5);
      await ada.act(waiting, 'pause', { actionable_date: '2027-01-31' });
      await ada.act(resting, 'pause');
      expect((await home.to('2027-01-30')).deliveries).toEqual([]);
      expect((await home.to('2027-01-31')).deliveries).toHaveLength(1);
      expect(await ada.read(waiting)).toMatchObject({ state: 'active', paused: false, actionable_date: '2027-02-28' });
      expect(await ada.read(resting)).toMatchObject({ state: 'paused', actionable_date: null });
      await home.to('2027-03-31');
      // The day that the customer chose is the anchor of those that follow.
      expect(await ada.read(waiting)).toMatchObject({ actionable_date: '2027-04-30', anchor_day: 31 });
    }));
});

describe('Default reminder (spec §4 Default reminder, §9 Business constants)', () => {
  it('goes out 14 days before a delivery, a last chance 3 days before, each once', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada, sandbox } = home;
      const { id } = await ada.join();
      expect((await home.to('2026-12-05')).reminders).toBe(0);
      expect((await home.to('2026-12-06')).reminders).toBe(1);
      const [mail] = await listMails(sandbox.database);
      expect(mail).toMatchObject({
        to: 'ada@example.test',
        subject: 'Your next club box ships on December 20, 2026',
        links: [
          `http://localhost:5173/en-US/account/club/customize/${id}/`,
          `http://localhost:5173/en-US/account/subscriptions/${id}/`,
        ],
      });
      expect(mail!.text).toContain('On December 20, 2026 we charge $91.65 to Visa ending in 1111');
      expect(mail!.text).toContain('- 12 × Brisk White');
      expect((await home.to('2026-12-19')).reminders).toBe(1);
      expect(await ada.read(id)).toMatchObject({
        last_reminded_at: '2026-12-17T10:00:00.000Z',
        reminders: [
          { reminder_type: 'default', sent_at: '2026-12-06T10:00:00.000Z' },
          { reminder_type: 'last_chance', sent_at: '2026-12-17T10:00:00.000Z' },
        ],
      });
      await home.to('2027-01-31');
      expect(await home.mails()).toEqual([
        '11-20 Welcome to the can club',
        '12-06 Your next club box ships on December 20, 2026',
        '12-17 Last chance to change your club box',
        '01-06 Your next club box ships on January 20, 2027',
        '01-17 Last chance to change your club box',
      ]);
    }));

  it('is kept back by one of the last two weeks while it is due for less than four hours', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      const { id } = await ada.join();
      await home.to('2026-12-06');
      await ada.update(id, { actionable_date: '2026-12-28' });
      expect((await home.to('2026-12-14')).reminders).toBe(0);
      expect((await home.to('2026-12-24')).reminders).toBe(1);
      expect(await home.mails()).toEqual([
        '11-20 Welcome to the can club',
        '12-06 Your next club box ships on December 20, 2026',
        '12-06 Your next delivery is on December 28, 2026',
        '12-15 Your next club box ships on December 28, 2026',
      ]);
    }));

  it('is not sent for a subscription that is paused without a day, canceled or ended', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      const ids = [(await ada.join(5)).id, (await ada.join(5)).id, (await ada.join(5)).id];
      await ada.act(ids[0]!, 'pause');
      await ada.act(ids[1]!, 'cancel');
      await ada.update(ids[2]!, { end_date: '2026-12-19' });
      expect((await home.to('2026-12-19')).reminders).toBe(0);
    }));
});

describe('The test clock', () => {
  let home: SubscriberHome;
  beforeAll(async () => {
    home = await SubscriberHome.open();
  });
  afterAll(() => home.close());
  const send = (body?: unknown) => new ShopClient(home.sandbox).send('POST', '/_control/clock', body);

  it('returns the time, and only moves forward', async () => {
    expect(await new ShopClient(home.sandbox).must('GET', '/_control/clock')).toEqual({
      now: '2026-11-20T15:00:00.000Z',
    });
    for (const body of [
      undefined,
      {},
      { now: '2026-11-20T14:59:59Z' },
      { now: 'tomorrow' },
      { now: 5 },
      { advanceDays: -1 },
      { advanceDays: 1.5 },
      { advanceDays: 99_999 },
    ]) {
      expect((await send(body)).status).toBe(422);
    }
    expect(await new ShopClient(home.sandbox).must('GET', '/_control/clock')).toEqual({
      now: '2026-11-20T15:00:00.000Z',
    });
    expect((await send({ advanceDays: 0 })).body).toEqual({
      now: '2026-11-20T15:00:00.000Z',
      days: 0,
      deliveries: [],
      failures: [],
      reminders: 0,
    });
  });

  it('returns to each of several moves its own days', async () => {
    const moves = await Promise.all([1, 2, 3].map(() => home.move({ now: '2026-11-23T10:00:00.000Z' })));
    expect(moves.map(({ days }) => days).toSorted()).toEqual([0, 0, 3]);
  });

  it('signs no user out, and only moves the shop’s clock', async () => {
    const { sandbox } = home;
    const client = new SignInClient(sandbox);
    await client.signInByLink('eve@example.test');
    await home.move({ now: '2027-01-02T00:00:00.000Z' });
    const eve = new ShopClient(sandbox, { bearer: client.jwt });
    expect((await eve.send('GET', '/api/users/me')).status).toBe(200);
    expect(await client.refused('/sessions/authenticate')).toBe('accepted');
    expect(await eve.must('POST', '/api/orders')).toMatchObject({ created_at: '2027-01-02T00:00:00.000Z' });
  });
});
