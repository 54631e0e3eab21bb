import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addInterval, dayOfMonth, readDay } from '#sandbox/shop/calendar-day';
import { fresno, goodCard, GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { configFor, errorsOf, monthly, Subscriber } from '#test/sandbox/support/subscriber';

const giftCards = [{ code: 'FIVEHUNDRED00001', amountCents: 50_000, description: '$500 to spend' }];
const sandbox = sharedSandbox({ config: { ...configFor('club', 'small', 'mixed', 'eve', 'saver'), giftCards } });

describe('A subscription begins with an order (spec §1, §3 Subscription)', () => {
  it('takes address, card, customer and lines from it, and is due one interval later', async () => {
    const club = new Subscriber(sandbox, 'key-club');
    const cart = await club.fill([
      { sku: 'WHITE-1', quantity: 8 },
      { sku: 'RED-1', quantity: 4 },
    ]);
    expect(await club.subscriptions()).toEqual([]);
    await club.pay(cart);
    const [made, ...others] = await club.subscriptions();
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      state: 'active',
      paused: false,
      interval: '1 month',
      interval_length: 1,
      interval_units: 'month',
      actionable_date: '2026-12-20',
      anchor_day: 20,
      end_date: null,
      tag_list: ['club-12'],
      skip_count: 0,
      successive_skip_count: 0,
      skippable: true,
      payment_state: 'paid',
      reminders: [],
      last_reminded_at: null,
      created_at: '2026-11-20T15:00:00.000Z',
      ship_address: { city: 'Fresno' },
      bill_address: { city: 'Fresno' },
      cancellation_reason: null,
      payment_source: {
        default: true,
        payment_source_type: 'Spree::CreditCard',
        payment_source: { last_digits: '1111', cc_type: 'visa' },
      },
      line_items: [
        {
          sku: 'WHITE-1',
          quantity: 8,
          name: 'Brisk White',
          price: '7.0',
          display_price: '$7.00',
          product_slug: 'brisk-white',
          one_time: false,
        },
        { sku: 'RED-1', quantity: 4, one_time: false },
      ],
    });
    expect(made!.subscription_line_items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['WHITE-1', 8],
      ['RED-1', 4],
    ]);
    const wallet = await club.client.must<{ wallet_payment_sources: readonly object[] }>(
      'GET',
      '/api/wallet_payment_sources',
    );
    expect(wallet.wallet_payment_sources).toMatchObject([made!.payment_source!]);
  });

  it('makes one for each interval and end, and calls only 12 and 24 cans a club', async () => {
    const mixed = new Subscriber(sandbox, 'key-mixed');
    const { number } = await mixed.fill([{ sku: 'WHITE-1', quantity: 24 }]);
    const add = (sku: string, interval: object) =>
      mixed.client.must('POST', `/api/orders/${number}/line_items`, {
        line_item: { sku, quantity: 6 },
        subscription_line_item: interval,
      });
    await add('RED-1', { interval_length: 2, interval_units: 'week', end_date: '2027-03-01T07:00:00.000Z' });
    await add('RED-1', { interval_length: 3, interval_units: 'month' });
    await mixed.pay(await mixed.client.must('GET', `/api/orders/${number}`));
    expect(
      (await mixed.subscriptions()).map((one) => [one.interval, one.actionable_date, one.end_date, one.tag_list]),
    ).toEqual([
      ['1 month', '2026-12-20', null, ['club-24']],
      ['2 weeks', '2026-12-04', '2027-03-01', []],
      ['3 months', '2027-02-20', null, []],
    ]);
  });

  it('takes the default card of the wallet when store credit pays for the order', async () => {
    const saver = new Subscriber(sandbox, 'key-saver');
    const first = await saver.join();
    await saver.client.must('POST', '/api/gift_cards/redeem', { redemption_code: 'FIVEHUNDRED00001' });
    const placed = await saver.pay(await saver.fill([{ sku: 'RED-1', quantity: 12 }]));
    expect(placed.payments.map(({ source_type: type, state }) => [type, state])).toEqual([
      ['Spree::CreditCard', 'invalid'],
      ['Spree::CreditCard', 'invalid'],
      ['Spree::StoreCredit', 'pending'],
    ]);
    expect((await saver.subscriptions()).map(({ payment_source: card }) => card)).toEqual([
      first.payment_source,
      first.payment_source,
    ]);
  });

  it('makes none of an order that subscribes to nothing', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'WHITE-1', quantity: 12 }], 'key-small');
    await shopper.buy();
    expect(await new Subscriber(sandbox, 'key-small').subscriptions()).toEqual([]);
  });

  it('needs a customer: a guest is stopped before paying, and goes on once signed in', async () => {
    const guest = await GuestShopper.with(sandbox, []);
    await guest.client.must('POST', `/api/orders/${guest.number}/line_items`, {
      line_item: { sku: 'WHITE-1', quantity: 12 },
      subscription_line_item: monthly,
    });
    await guest.toPayment(fresno);
    const refusal = [422, { base: ['Please sign in: a subscription needs a customer.'] }];
    expect(errorsOf(await guest.call('PUT', 'prepare'))).toEqual(refusal);
    expect(errorsOf(await guest.call('PUT', 'next'))).toEqual(refusal);
    const card = { payment_method_id: 1, source_attributes: goodCard };
    expect(errorsOf(await guest.checkout('payment', { payments_attributes: [card] }))).toEqual(refusal);
    expect(await guest.order()).toMatchObject({
      state: 'payment',
      total: '100.72',
      payments: [{ amount: '100.72', state: 'checkout' }],
      completed_at: null,
      checkout_session_id: null,
    });
    const eve = new Subscriber(sandbox, 'key-eve');
    await eve.client.must('PUT', `/api/orders/${guest.number}/associate_user?order_token=${guest.token}`);
    expect((await eve.pay(await guest.order())).state).toBe('complete');
    expect(await eve.subscriptions()).toHaveLength(1);
  });

  it.each([
    [{ interval_length: 0, interval_units: 'month' }, { interval_length: ['must be greater than 0'] }],
    [{ interval_length: 1, interval_units: 'fortnight' }, { interval_units: ['is not included in the list'] }],
    [{ ...monthly, end_date: '2027-02-30' }, { end_date: ['is invalid'] }],
    [{ ...monthly, quantity: 0 }, { quantity: ['must be greater than 0'] }],
    [{ ...monthly, subscribable_id: 99_999 }, { base: ['The requested item cannot be subscribed'] }],
  ])('refuses a line that repeats by %o', async (interval, errors) => {
    const guest = await GuestShopper.with(sandbox, []);
    const answer = await guest.client.send('POST', `/api/orders/${guest.number}/line_items`, {
      line_item: { sku: 'WHITE-1', quantity: 12 },
      subscription_line_item: interval,
    });
    expect(errorsOf(answer)).toEqual([422, errors]);
  });
});

describe('Dates of deliveries (spec §3 Subscription, §4 Subscription actions): calendar arithmetic in UTC', () => {
  const month = { intervalLength: 1, intervalUnits: 'month' } as const;

  it.each([
    ['2027-01-31', ['2027-02-28', '2027-03-31', '2027-04-30']],
    ['2028-01-31', ['2028-02-29', '2028-03-31', '2028-04-30']],
    ['2100-01-30', ['2100-02-28', '2100-03-30', '2100-04-30']],
  ] as const)('keep the anchor of their first day, %s, through short months', (first, following) => {
    const days: string[] = [];
    const anchor = dayOfMonth(first);
    for (let day: string = first; days.length < following.length;) days.push((day = addInterval(day, month, anchor)));
    expect(days).toEqual(following);
  });

  it('end on the last day of a month that is too short, in leap years too', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1970, max: 2169 }),
        fc.integer({ min: 1, max: 12 }),
        // Days that some months lack are half of all, so that no run misses them.
        fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 29, max: 31 })),
        fc.integer({ min: 1, max: 60 }),
        (year, monthOfYear, date, intervalLength) => {
          const isLeap = (one: number): boolean => (one % 4 === 0 && one % 100 !== 0) || one % 400 === 0;
          const lastOf = (one: number, index: number): number =>
            [31, isLeap(one) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][index]!;
          const text = (...parts: readonly number[]): string =>
            parts.map((part) => String(part).padStart(2, '0')).join('-');
          const from = Math.min(date, lastOf(year, monthOfYear - 1));
          const months = year * 12 + monthOfYear - 1 + intervalLength;
          const [toYear, toMonth] = [Math.floor(months / 12), months % 12];
          expect(addInterval(text(year, monthOfYear, from), { intervalLength, intervalUnits: 'month' })).toBe(
            text(toYear, toMonth + 1, Math.min(from, lastOf(toYear, toMonth))),
          );
        },
      ),
    );
  });

  it.each([
    ['2026-12-31', 1, 'day', '2027-01-01'],
    ['2026-12-20', 2, 'month', '2027-02-20'],
    ['2028-02-29', 1, 'year', '2029-02-28'],
    ['2027-03-10', 2, 'week', '2027-03-24'],
  ] as const)('count from %s %d %s(s) to %s', (from, intervalLength, intervalUnits, to) => {
    expect(addInterval(from, { intervalLength, intervalUnits })).toBe(to);
  });

  it('are read from days and timestamps, and from nothing else', () => {
    expect(
      [
        '2027-02-28',
        '2027-03-01T23:59:59Z',
        '2027-02-30',
        '2027-13-01',
        'tomorrow',
        '',
        5,
        null,
        '2027-01-01Tnonsense',
      ].map(readDay),
    ).toEqual([
      '2027-02-28',
      '2027-03-01',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
