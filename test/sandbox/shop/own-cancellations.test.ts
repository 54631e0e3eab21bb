import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { capturePayments } from '#sandbox/shop/checkout/capture-payments';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { newestMailTo, subjectsTo } from '#test/sandbox/support/mails';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import type { Answer, WireOrder } from '#test/sandbox/support/shop-client';
import { ShopClient } from '#test/sandbox/support/shop-client';

const names = ['ada', 'bob', 'cleo', 'dora', 'eve'] as const;
const customers = names.map((name) => ({
  subject: name,
  email: `${name}@example.test`,
  bearer: `key-${name}`,
  storeCredits: name === 'bob' ? [{ amountCents: 500, memo: null }] : [],
}));
const sandbox = sharedSandbox({ config: { ...ringpullConfig, customers } });
const minute = 60_000;
const wine = [{ sku: 'GAMAY-01', quantity: 2 }];

const cancel = ({ client, number }: GuestShopper): Promise<Answer<WireOrder>> =>
  client.send('PUT', `/api/orders/${number}/cancel`);

async function placed(lines = wine): Promise<GuestShopper> {
  return (await GuestShopper.with(sandbox, lines)).payer(sandbox);
}

async function onHand(sku: string): Promise<number | null> {
  const { database } = sandbox;
  return (await database.selectFrom('variants').select('countOnHand').where('sku', '=', sku).executeTakeFirstOrThrow())
    .countOnHand;
}

const giftCard = (redemptionCode: string, amountCents: number) =>
  sandbox.database
    .insertInto('giftCards')
    .values({ redemptionCode, amountCents, storeId: 2, createdAt: sandbox.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();

const usedOf = async (id: number): Promise<number> =>
  (await sandbox.database.selectFrom('giftCards').select('usedCents').where('id', '=', id).executeTakeFirstOrThrow())
    .usedCents;

/** The code of the only gift card that an order has bought. */
async function boughtCode({ number }: GuestShopper): Promise<string> {
  const { redemptionCode } = await sandbox.database
    .selectFrom('giftCards')
    .innerJoin('lineItems', 'lineItems.id', 'giftCards.lineItemId')
    .innerJoin('orders', 'orders.id', 'lineItems.orderId')
    .select('redemptionCode')
    .where('orders.number', '=', number)
    .executeTakeFirstOrThrow();
  return redemptionCode ?? '';
}

describe('Canceling an order that was just placed (spec §7 PUT orders/cancel)', () => {
  it('is possible for as long as something can be added', async () => {
    const [shopper, late] = [await placed(), await placed()];
    const ends = new Date(sandbox.clock.now().getTime() + 15 * minute).toISOString();
    expect(await shopper.order()).toMatchObject({ cancel_ends_at: ends, canceled_at: null });
    const moment = sandbox.clock.now().toISOString();
    expect(await cancel(shopper)).toMatchObject({
      status: 200,
      body: {
        ...{ state: 'canceled', payment_state: 'void', shipment_state: 'canceled', payment_total: '0.0' },
        ...{ cancel_ends_at: null, canceled_at: moment, cross_sell_details: { cross_sellable: false } },
        payments: [{ state: 'void' }],
        shipments: [{ state: 'canceled' }],
      },
    });
    sandbox.clock.advance(15 * minute);
    expect(await late.order()).toMatchObject({ cancel_ends_at: null });
    expect(await cancel(late)).toMatchObject({
      status: 405,
      body: { error: 'The time to cancel this order has passed.' },
    });
    expect((await late.order()).state).toBe('complete');
  });

  it('is not possible for others who know the token, nor for another customer', async () => {
    const { number, token } = await placed();
    const others = [{ token }, { token, additionToken: 'x'.repeat(32) }, { token, bearer: 'key-cleo' }];
    for (const credentials of others) {
      const client = new ShopClient(sandbox, credentials);
      expect((await client.send('PUT', `/api/orders/${number}/cancel`)).status).toBe(405);
      expect(await client.must('GET', `/api/orders/${number}`)).toMatchObject({
        state: 'complete',
        cancel_ends_at: null,
      });
    }
    const stranger = new ShopClient(sandbox, { token: 'wrong' });
    expect((await stranger.send('PUT', `/api/orders/${number}/cancel`)).status).toBe(401);
  });

  it('puts the goods back in stock and says so in one mail', async () => {
    const before = await onHand('GAMAY-01');
    const shopper = await placed();
    expect(await onHand('GAMAY-01')).toBe(before! - 2);
    for (let press = 0; press < 2; press += 1) expect((await cancel(shopper)).status).toBe(200);
    expect(await onHand('GAMAY-01')).toBe(before);
    const subject = `Your order ${shopper.number} is canceled`;
    const subjects = await subjectsTo(sandbox, 'guest@example.test');
    expect(subjects.filter((one) => one === subject)).toHaveLength(1);
    const { text } = await newestMailTo(sandbox, 'guest@example.test');
    expect(text).toContain('You have canceled your order');
    expect(text).toMatch(/2 × /);
    expect(text).toContain('We have released the hold on your card');
    expect(text).not.toMatch(/gift card|store credit|club box|paid ahead/);
  });

  it('gives back the amounts of a gift card and of store credit', async () => {
    const { id } = await giftCard('CANCELEDCARD0001', 700);
    const shopper = await GuestShopper.with(sandbox, wine, 'key-bob');
    await shopper.client.must('POST', `/api/gift_cards/${shopper.number}/apply_gift_card`, {
      redemption_code: 'CANCELEDCARD0001',
    });
    await shopper.buy();
    const me = () => shopper.client.must<{ readonly store_credit: string }>('GET', '/api/users/me');
    expect([await usedOf(id), (await me()).store_credit]).toEqual([700, '0.0']);
    expect((await cancel(shopper)).status).toBe(200);
    expect([await usedOf(id), (await me()).store_credit]).toEqual([0, '5.0']);
    const { text } = await newestMailTo(sandbox, 'guest@example.test');
    expect(text).toContain('What a gift card has paid is back.');
    expect(text).toContain('What store credit has paid is in your account again.');
  });

  it('ends the club box and the prepaid deliveries that it began', async () => {
    const shopper = await GuestShopper.with(sandbox, [], 'key-cleo');
    const interval = { interval_length: 1, interval_units: 'month' };
    await shopper.mustAdd('GAMAY-01', 12, { subscription_line_items_attributes: [interval] });
    await shopper.mustAdd('GAMAY-01', 6, {
      options: {
        prepaid_subscription: {
          installment_count: 3,
          interval: { length: 1, unit: 'week' },
          line_items: [{ sku: 'GAMAY-01', quantity: 1 }],
        },
      },
    });
    await shopper.buy();
    const subscriptions = () =>
      sandbox.database
        .selectFrom('subscriptions')
        .innerJoin('customers', 'customers.id', 'subscriptions.customerId')
        .select(['state', 'actionableDate'])
        .where('customers.email', '=', 'cleo@example.test')
        .execute();
    expect(await subscriptions()).toMatchObject([{ state: 'active' }]);
    expect((await cancel(shopper)).status).toBe(200);
    expect(await subscriptions()).toEqual([{ state: 'canceled', actionableDate: null }]);
    expect((await shopper.order()).line_items.at(-1)).toMatchObject({
      pre_paid_subscription: { state: 'canceled', delivered_count: 0 },
    });
    const { text } = await newestMailTo(sandbox, 'guest@example.test');
    expect(text).toContain('The club box that began with it has ended, too.');
    expect(text).toContain('The deliveries that you paid ahead have ended with it.');
    const moved = await new ShopClient(sandbox).must('POST', '/_control/clock', { advanceDays: 40 });
    expect(moved).toMatchObject({ deliveries: [], failures: [] });
  });

  it('voids the gift cards that it bought', async () => {
    const shopper = await placed([{ sku: 'GIFT-CARD-50', quantity: 1 }, ...wine]);
    const code = await boughtCode(shopper);
    expect((await cancel(shopper)).status).toBe(200);
    const other = await GuestShopper.with(sandbox, wine);
    const applied = await other.client.send('POST', `/api/gift_cards/${other.number}/apply_gift_card`, {
      redemption_code: code,
    });
    expect([applied.status, applied.body['status_code']]).toEqual([422, 'gift_card_expired']);
  });

  it.each([
    [
      'paid with',
      async (redemption_code: string) => {
        const other = await GuestShopper.with(sandbox, wine);
        await other.client.must('POST', `/api/gift_cards/${other.number}/apply_gift_card`, { redemption_code });
        await other.toPayment();
        await other.payByNothing();
        expect((await other.call('PUT', 'complete')).status).toBe(200);
      },
    ],
    [
      'redeemed',
      async (redemption_code: string) => {
        const friend = new ShopClient(sandbox, { bearer: 'key-dora' });
        await friend.must('POST', '/api/gift_cards/redeem', { redemption_code });
      },
    ],
  ])('is refused after a gift card that it bought was %s', async (_use, use) => {
    const shopper = await placed([{ sku: 'GIFT-CARD-50', quantity: 1 }, ...wine]);
    await use(await boughtCode(shopper));
    expect(await cancel(shopper)).toMatchObject({
      status: 422,
      body: { errors: { gift_cards: [expect.any(String)] } },
    });
    expect((await shopper.order()).state).toBe('complete');
  });

  it('is refused once the money is taken', async () => {
    const shopper = await placed();
    await new ShopClient(sandbox).must('POST', `/_control/captures/${shopper.number}`);
    expect(await shopper.order()).toMatchObject({ cancel_ends_at: null });
    expect(await cancel(shopper)).toMatchObject({ status: 422, body: { errors: { shipments: [expect.any(String)] } } });
  });
});

describe('Two who change an order at the same moment (spec §7 PUT orders/cancel)', () => {
  const statusOf = async (change: Promise<unknown>): Promise<string> =>
    change.then(
      () => 'done',
      () => 'refused',
    );

  it('are told apart: it is canceled or packed', async () => {
    for (let round = 0; round < 3; round += 1) {
      const shopper = await placed();
      const { id } = await shopper.order();
      const [canceled, packed] = await Promise.all([cancel(shopper), statusOf(capturePayments(sandbox.shop, id))]);
      const { state, payment_state: paid } = await shopper.order();
      if (canceled.status === 200) expect([state, paid]).toEqual(['canceled', 'void']);
      else expect([packed, state, paid]).toEqual(['done', 'complete', 'paid']);
      expect([200, 409, 422]).toContain(canceled.status);
    }
  });

  it('cancel it once from two tabs', async () => {
    const before = await onHand('GAMAY-01');
    const shopper = await placed();
    const statuses = (await Promise.all([cancel(shopper), cancel(shopper), cancel(shopper)])).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await onHand('GAMAY-01')).toBe(before);
  });

  it('cancel it and add to it: no addition is left behind', async () => {
    const before = await onHand('GLASS-SET-2');
    const shopper = await placed([{ sku: 'GAMAY-01', quantity: 12 }]);
    const lines = [{ sku: 'GLASS-SET-2', quantity: 1 }];
    const added = shopper.client.send('PUT', `/api/orders/${shopper.number}/cross_sell`, {
      order: { line_items_attributes: lines },
    });
    const statuses = (await Promise.all([cancel(shopper), added])).map(({ status }) => status);
    expect(statuses).toContain(200);
    if ((await shopper.order()).state !== 'canceled') expect((await cancel(shopper)).status).toBe(200);
    expect(await onHand('GLASS-SET-2')).toBe(before);
    expect((await shopper.order()).payments.every(({ state }) => state === 'void')).toBe(true);
  });
});
