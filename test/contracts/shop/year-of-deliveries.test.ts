import { afterEach, describe, expect, it } from 'vitest';
import { clubPromotions } from '#sandbox/ringpull/club-promotions';
import { pay } from '#sandbox/shop/payment-sessions';
import { dayOf } from '#src/domain/interval/calendar-day';
import { comingDeliveries } from '#src/domain/subscription/coming-deliveries';
import type { Subscription } from '#src/domain/subscription/subscription';
import { AuthorizedShopCalls } from '#src/infrastructure/shop-api/authorized-shop-calls';
import { HttpOrderGateway } from '#src/infrastructure/shop-api/cart/http-order-gateway';
import { HttpCheckoutGateway } from '#src/infrastructure/shop-api/checkout/http-checkout-gateway';
import { HttpCustomerGateway } from '#src/infrastructure/shop-api/customer/http-customer-gateway';
import { ShopHttp } from '#src/infrastructure/shop-api/shop-http';
import { HttpSubscriptionGateway } from '#src/infrastructure/shop-api/subscription/http-subscription-gateway';
import { anAddress } from '#test/builders/an-address';
import { manualClock } from '#test/sandbox/support/manual-clock';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { startTestSandbox, type TestSandbox } from '#test/sandbox/support/test-sandbox';
import { contractConfig } from './contract-config';

const config = {
  ...contractConfig,
  promotions: [...contractConfig.promotions, ...clubPromotions],
  variants: contractConfig.variants.map((variant) => ({ ...variant, stock: null, subscribable: true, weight: '9.3' })),
};
const dayInMilliseconds = 86_400_000;
/** The plans of the tests: a delivery every month, every second and every third month. */
const plans = [
  { sku: 'WHITE-1', months: 1 },
  { sku: 'RED-1', months: 2 },
  { sku: 'ORANGE-1', months: 3 },
] as const;

interface PlacedOrder {
  readonly completed_at: string;
  readonly payment_state: string;
  readonly line_items: readonly { readonly sku: string; readonly quantity: number }[];
}

let sandbox: TestSandbox;
let http: AuthorizedShopCalls;
let subscriptions: HttpSubscriptionGateway;
let userId: string;

afterEach(() => sandbox.close());

/** Opens a shop whose first day this is, for a customer who has bought nothing yet. */
async function openOn(day: string): Promise<void> {
  sandbox = await startTestSandbox({ config, clock: manualClock(new Date(`${day}T15:00:00.000Z`)) });
  const authorization = {
    token: () => Promise.resolve('key-ada'),
    renew: () => Promise.resolve(false),
    giveUp: () => Promise.resolve(),
  };
  http = new AuthorizedShopCalls(new ShopHttp({ baseUrl: sandbox.url }), authorization);
  subscriptions = new HttpSubscriptionGateway(http);
  userId = (await new HttpCustomerGateway(http).readMe()).id;
}

/** Moves the shop on to the afternoon of a day, and returns the number of deliveries until then. */
async function moveTo(day: string): Promise<number> {
  const { deliveries, failures } = await new ShopClient(sandbox).must<{
    deliveries: readonly string[];
    failures: readonly string[];
  }>('POST', '/_control/clock', { now: `${day}T15:00:00.000Z` });
  expect(failures).toEqual([]);
  return deliveries.length;
}

/** Subscribes to twelve cans of each plan; returns the subscriptions in the order of the plans. */
async function join(
  chosen: readonly { readonly sku: string; readonly months: number }[],
): Promise<readonly Subscription[]> {
  const checkout = new HttpCheckoutGateway(http);
  const order = await new HttpOrderGateway(http).create(
    chosen.map(({ sku, months }) => ({
      sku,
      quantity: 12,
      subscription: { interval: { length: months, unit: 'month' } },
    })),
  );
  const delivery = await checkout.submitAddress(order, { email: 'ada@example.test', address: anAddress() });
  await checkout.submitDelivery(
    order,
    delivery.shipments.map(({ id, rates }) => ({ shipmentId: id, rateId: rates[0]!.id })),
  );
  const { paymentPage } = await checkout.prepare(order);
  await pay(sandbox.shop, paymentPage!.sessionId, {
    number: '4111111111111111',
    month: '01',
    year: '2035',
    name: 'Ada Example',
  });
  await checkout.finalizeSession(order.number, paymentPage!.sessionId);
  const all = await subscriptions.list(userId);
  return chosen.map(({ sku }) => all.find(({ lineItems }) => lineItems[0]!.sku === sku)!);
}

/** The days on which orders of these cans were placed, the first one among them. */
async function daysOf(sku: string): Promise<readonly string[]> {
  const { orders } = await new ShopClient(sandbox, { bearer: 'key-ada' }).must<{ orders: readonly PlacedOrder[] }>(
    'GET',
    '/api/orders/completed?per_page=100',
  );
  const theirs = orders.filter(({ line_items: lines }) =>
    lines.some((line) => line.sku === sku && line.quantity === 12),
  );
  return theirs.map(({ completed_at: completed }) => completed.slice(0, 10)).toReversed();
}

const defaultReminders = ({ reminders }: Subscription) =>
  reminders
    .filter(({ reminderType }) => reminderType === 'default')
    .map(({ sentAt }) => dayOf(sentAt! + 14 * dayInMilliseconds));

/**
 * So many months after a day, on the same day of the month or the last one there is: calculated independently of the tested code.
 */
function monthsAfter(first: string, months: number): string {
  const [year, month, date] = first.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return `${dayOf(last.getTime()).slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`;
}

/** The days of deliveries every so many months, each counted from the first one. */
function daysAfter(first: string, months: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => monthsAfter(first, months * (index + 1)));
}

describe('Half a year of deliveries over HTTP (spec §3 Subscription, §4 Default reminder)', () => {
  // The first meets a February of 29 days, the second one of 28.
  it.each(['2028-01-30', '2028-08-31'])('begun on %s clamps each to the last day of its month', async (first) => {
    await openOn(first);
    const joined = await join(plans);
    const due = plans.map(({ months }) => daysAfter(first, months, 6 / months + 1));
    expect(await moveTo(monthsAfter(first, 6))).toBe(6 + 3 + 2);
    for (const [index, { sku }] of plans.entries()) {
      expect(await daysOf(sku)).toEqual([first, ...due[index]!.slice(0, -1)]);
      const now = await subscriptions.read({ userId, id: joined[index]!.id });
      expect([now.state, now.actionableDate]).toEqual(['active', due[index]!.at(-1)]);
      // Once before every delivery; nothing of the coming one, which is at least four weeks away.
      expect(defaultReminders(now)).toEqual(due[index]!.slice(0, -1));
    }
  });

  it('is foretold to the day, also after a skip and after its undo', async () => {
    await openOn('2028-01-31');
    const [monthly] = await join(plans.slice(0, 1));
    const key = { userId, id: monthly!.id };
    const foretold = comingDeliveries(monthly!, 6);
    expect(foretold.slice(0, 3)).toEqual(['2028-02-29', '2028-03-31', '2028-04-30']);
    const skipped = await subscriptions.skip(key);
    expect(comingDeliveries(skipped, 5)).toEqual(foretold.slice(1));
    await subscriptions.update(key, { actionableDate: foretold[0]! });
    expect(comingDeliveries(await subscriptions.read(key), 6)).toEqual(foretold);
    await moveTo(foretold.at(-1)!);
    expect(await daysOf('WHITE-1')).toEqual(['2028-01-31', ...foretold]);
  });
});

describe('A changed year of deliveries over HTTP (spec §4 Subscription actions)', () => {
  it('moves by one when skipped, rests while paused, begins again when resumed, and ends when canceled', async () => {
    await openOn('2027-01-31');
    const [{ id }] = (await join(plans.slice(0, 1))) as [Subscription];
    const key = { userId, id };
    expect((await subscriptions.skip(key)).actionableDate).toBe('2027-03-31');
    expect(await moveTo('2027-04-27')).toBe(1);
    expect((await subscriptions.read(key)).actionableDate).toBe('2027-04-30');
    await subscriptions.pause(key);
    expect(await moveTo('2027-06-15')).toBe(0);
    expect((await subscriptions.resume(key, '2027-06-30')).actionableDate).toBe('2027-06-30');
    expect(await moveTo('2027-08-01')).toBe(2);
    await subscriptions.cancel(key);
    expect(await moveTo('2027-10-01')).toBe(0);
    expect(await daysOf('WHITE-1')).toEqual(['2027-01-31', '2027-03-31', '2027-06-30', '2027-07-30']);
  });
});
