import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clubPromotions } from '#sandbox/ringpull/club-promotions';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import { loadOrder } from '#sandbox/shop/orders/load-orders';
import { OrderWork } from '#sandbox/shop/orders/order-work';
import { CountedStatements } from '#test/sandbox/support/counted-statements';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { configFor, Subscriber } from '#test/sandbox/support/subscriber';
import type { TestSandbox } from '#test/sandbox/support/test-sandbox';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

const card = { do: 'pay', form: 'first', number: '4111111111111111', expiry: '04/31', cvc: '987', name: 'Ada Example' };
const clubConfig = { ...configFor('ada'), promotions: [...configFor('ada').promotions, ...clubPromotions] };

let statements: CountedStatements;
let sandbox: TestSandbox;
beforeEach(async () => {
  statements = await CountedStatements.open();
});
afterEach(async () => {
  await sandbox.close();
  await statements.close();
});

async function open(config: ShopConfig): Promise<void> {
  sandbox = await startTestSandbox({ database: { kind: 'pool', pool: statements }, config });
  statements.take();
}

/** A guest's order with a code, paid on the hosted page: eight calls. */
async function buyAsGuest(): Promise<GuestShopper> {
  const guest = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 6 }]);
  expect((await guest.coupon('welcome10')).status).toBe(200);
  await guest.toPayment();
  const { checkout_session_url: page } = await guest.client.must('PUT', `/api/checkouts/${guest.number}/prepare`);
  expect((await fetch(page!)).status).toBe(200);
  expect((await fetch(page!, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' })).status).toBe(
    303,
  );
  await guest.call('PUT', 'finalize', { checkout_session_id: page!.split('/').at(-1)! });
  return guest;
}

describe('The statements of an order (spec §7 Shop back end)', () => {
  it("are at most 150 for a guest's purchase, from the first line to the placed order", async () => {
    await open(ringpullConfig);
    const guest = await buyAsGuest();
    const { length } = statements.take();
    expect((await guest.order()).state).toBe('complete');
    expect(length).toBeLessThanOrEqual(150);
  });

  it('are at most 200 for joining the club, and 100 for each of its deliveries', async () => {
    await open(clubConfig);
    const ada = new Subscriber(sandbox, 'key-ada');
    await ada.pay(await ada.fill([{ sku: 'WHITE-1', quantity: 12 }]));
    const joined = statements.take().length;
    const { deliveries } = await new ShopClient(sandbox).must<{ deliveries: readonly string[] }>(
      'POST',
      '/_control/clock',
      { now: '2026-12-20T15:00:00.000Z' },
    );
    const asked = statements.take();
    const begin = asked.findIndex((sql) => sql.startsWith('insert into "orders"'));
    const delivery = asked.indexOf('commit', begin) - begin;
    expect(deliveries).toHaveLength(1);
    expect(joined).toBeLessThanOrEqual(200);
    expect(delivery).toBeLessThanOrEqual(100);
  });
});

describe('The statements of the recurring jobs (spec §7 Shop back end)', () => {
  it('are two for a day on which nothing is due', async () => {
    await open(clubConfig);
    const shop = new ShopClient(sandbox);
    const statementsOf = async (advanceDays: number): Promise<number> => {
      await shop.must('POST', '/_control/clock', { advanceDays });
      return statements.take().length;
    };
    const few = await statementsOf(1);
    expect(await statementsOf(21)).toBe(few + 20 * 2);
  });
});

describe('An order while it is changed (spec §7 Shop back end)', () => {
  it("is at every step the database's order", async () => {
    await open({ ...ringpullConfig, customers: clubConfig.customers });
    const compared: string[] = [];
    const { refresh } = OrderWork.prototype;
    vi.spyOn(OrderWork.prototype, 'refresh').mockImplementation(async function (this: OrderWork) {
      await refresh.call(this);
      expect(this.order).toEqual(await loadOrder(this.store, this.order.id));
      compared.push(this.order.state);
    });
    await buyAsGuest();
    expect([...new Set(compared)]).toEqual(['cart', 'address', 'delivery', 'payment', 'confirm', 'complete']);

    const ada = await GuestShopper.with(sandbox, [{ sku: 'GIFT-CARD-50', quantity: 2 }], 'key-ada');
    await ada.mustAdd('GAMAY-01', 12, {
      subscription_line_items_attributes: [{ interval_length: 1, interval_units: 'month' }],
    });
    await ada.coupon('tenpercent');
    await ada.client.must('DELETE', `/api/orders/${ada.number}/coupon_codes/tenpercent`, undefined);
    expect((await ada.buy()).state).toBe('complete');
    await new ShopClient(sandbox).must('POST', '/_control/clock', { advanceDays: 32 });
    const { orders } = await ada.client.must<{ orders: readonly object[] }>('GET', '/api/orders/mine');
    expect(orders).toHaveLength(2);
  });
});
