import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listMails } from '#sandbox/shop/outbox';
import { goodCard } from '#test/sandbox/support/guest-shopper';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { configFor, errorsOf, Subscriber, type WireSubscription } from '#test/sandbox/support/subscriber';
import { startTestSandbox, type TestSandbox } from '#test/sandbox/support/test-sandbox';

const failingCard = { ...goodCard, number: '4000000000000341' };
const yearly = { interval_length: 1, interval_units: 'year' };

let sandbox: TestSandbox;
let ada: Subscriber;
let failed: WireSubscription;
beforeEach(async () => {
  sandbox = await startTestSandbox({ config: configFor('ada') });
  ada = new Subscriber(sandbox, 'key-ada');
  const { id } = await ada.join(12, undefined, failingCard);
  await to('2026-12-20');
  failed = await ada.read(id);
});
afterEach(() => sandbox.close());

async function to(day: string): Promise<void> {
  await new ShopClient(sandbox).must('POST', '/_control/clock', { now: `${day}T15:00:00.000Z` });
}

async function useGoodCard(): Promise<number> {
  const { id } = (await ada.join(5, yearly)).payment_source!;
  await ada.update(failed.id, { payment_source_attributes: { wallet_payment_source_id: id } });
  return id;
}

const subjects = async () => (await listMails(sandbox.database)).map(({ subject }) => subject);

describe('A failed payment (spec §4 Subscription actions, §7 subscriptions)', () => {
  it('states the amount due, and the day of the next attempt', async () => {
    expect(failed).toMatchObject({
      payment_state: 'failed',
      unpaid_delivery: { total: '100.72', next_attempt_on: '2026-12-21', last_attempt_on: '2026-12-22' },
    });
    await to('2026-12-25');
    expect((await ada.read(failed.id)).unpaid_delivery).toMatchObject({ next_attempt_on: null, last_attempt_on: null });
    await ada.act(failed.id, 'skip');
    expect((await ada.read(failed.id)).unpaid_delivery).toBeNull();
  });

  it('is paid on request: the order is placed, confirmed, and not placed again that night', async () => {
    await useGoodCard();
    expect((await ada.act(failed.id, 'retry_payment')).body).toMatchObject({
      payment_state: 'paid',
      actionable_date: '2027-01-20',
      unpaid_delivery: null,
    });
    const [order] = await ada.orders();
    expect(order).toMatchObject({
      state: 'complete',
      payment_state: 'balance_due',
      total: failed.unpaid_delivery!.total,
    });
    expect((await subjects())[0]).toBe(`Your order ${order!.number}`);
    await to('2026-12-21');
    expect((await ada.orders())[0]!.number).toBe(order!.number);
  });

  it('stays failed when the bank declines again: an attempt more, a canceled order, and no mail', async () => {
    const before = await subjects();
    expect(errorsOf(await ada.act(failed.id, 'retry_payment'))).toEqual([
      422,
      { payment: ['Bogus Gateway: Forced failure'] },
    ]);
    expect((await ada.read(failed.id)).unpaid_delivery?.last_attempt_on).toBe('2026-12-21');
    expect((await ada.orders()).filter(({ state }) => state === 'canceled')).toHaveLength(2);
    expect(await subjects()).toEqual(before);
  });

  it('waits when something is sold out, and charges nothing', async () => {
    await useGoodCard();
    await new ShopClient(sandbox).must('POST', '/_control/stock/WHITE-1', { count: 3 });
    expect(errorsOf(await ada.act(failed.id, 'retry_payment'))).toEqual([422, { line_items: ['are sold out'] }]);
    expect((await ada.read(failed.id)).payment_state).toBe('failed');
  });

  it.each(['skip', 'pause', 'cancel'])('is not charged once the delivery does not come: %s', async (action) => {
    await useGoodCard();
    await ada.act(failed.id, action);
    expect(errorsOf(await ada.act(failed.id, 'retry_payment'))).toEqual([422, { state: ['has nothing to pay'] }]);
  });

  it('is for its owner alone', async () => {
    expect((await new ShopClient(sandbox).send('POST', `${await ada.path()}/${failed.id}/retry_payment`)).status).toBe(
      401,
    );
    expect((await ada.act(99_999, 'retry_payment')).status).toBe(404);
  });
});
