import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer } from '@vendure/core';
import { OrderService, TransactionalConnection } from '@vendure/core';
import { Referrals } from '#src/plugins/referral/referrals';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { makeCustomer } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { applyTo, makeGiftCard } from '#test/support/gift-cards';
import { PaidOrders } from '#test/support/paid-orders';

const engine = new EngineUnderTest();
const orders = new PaidOrders(engine);
before(() => engine.start({ hasWorker: false }));
after(() => engine.stop());

const card = (number: number): string => `44${String(number).padStart(14, '0')}`;
const credit = async ({ id }: Customer): Promise<number> =>
  engine.get(StoreCredits).available(await engine.context(), id);

async function referrer(
  name: string,
): Promise<{ readonly customer: Customer; readonly fields: { readonly referralIdentifier: string } }> {
  const email = `${name}@example.test`;
  const customer = await makeCustomer(engine, email);
  return {
    customer,
    fields: { referralIdentifier: await engine.get(Referrals).identify(await engine.context(), email) },
  };
}

describe('A referrer who invents friends (spec §3 referrals)', () => {
  it('earns nothing by gift cards, which are money', async () => {
    const { customer, fields } = await referrer('mint');
    for (let friend = 1; friend <= 3; friend += 1) {
      const sku = 'GIFT-CARD-50';
      await orders.settled({ email: `invented-${friend}@example.test`, fields, sku, card: card(friend) });
    }
    assert.equal(await credit(customer), 0);
  });

  it('earns nothing by orders that are placed and not paid for', async () => {
    const { customer, fields } = await referrer('early');
    await orders.place({ email: 'unsettled@example.test', fields, quantity: 2, card: card(10) });
    assert.equal(await credit(customer), 0);
  });

  it('earns nothing by goods that cost no more than the reward, however dear their parcel is', async () => {
    const { customer, fields } = await referrer('small');
    await orders.settled({ email: 'small-order@example.test', fields, quantity: 1, card: card(20) });
    assert.equal(await credit(customer), 0);
  });

  it('earns nothing by an order that a gift card pays but for less than the reward', async () => {
    const { customer, fields } = await referrer('covered');
    const order = await engine.orderAtPayment('FIZZ-1', 4, 'covered-friend@example.test');
    await engine.locked(order.id, (ctx) => engine.get(OrderService).updateCustomFields(ctx, order.id, fields));
    await applyTo(engine, order, await makeGiftCard(engine, order.totalWithTax - 1000));
    const session = await engine.prepare(order);
    engine.sandbox.pay(session, card(30));
    assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
    await orders.settle(order);
    assert.equal(await credit(customer), 0);
  });

  it('earns one reward with one card, whatever friends it pays for', async () => {
    const { customer, fields } = await referrer('one-card');
    const { customer: other, fields: others } = await referrer('same-card');
    for (let friend = 1; friend <= 3; friend += 1)
      await orders.settled({ email: `by-card-${friend}@example.test`, fields, quantity: 2, card: card(40) });
    await orders.settled({ email: 'by-card-of-other@example.test', fields: others, quantity: 2, card: card(40) });
    assert.deepEqual([await credit(customer), await credit(other)], [1000, 0]);
  });

  it('keeps no reward of an order whose money is given back, and may earn it again with that card', async () => {
    const { customer, fields } = await referrer('refund');
    const order = await orders.settled({ email: 'refunded@example.test', fields, quantity: 2, card: card(50) });
    assert.equal(await credit(customer), 1000);
    const [payment] = await engine.paymentsOf(order);
    await engine.dashboard(
      `mutation { refundOrder(input: { paymentId: "${payment?.id}", amount: 2000, lines: [], shipping: 0, adjustment: 0 }) { __typename } }`,
    );
    assert.equal(await credit(customer), 0);
    await orders.settled({ email: 'another-friend@example.test', fields, quantity: 2, card: card(50) });
    assert.equal(await credit(customer), 1000);
  });

  it('earns ten rewards a month at most, of the calendar in UTC', async () => {
    const { customer, fields } = await referrer('busy');
    const { rawConnection } = engine.get(TransactionalConnection);
    const earn = async (number: number): Promise<number> => {
      const email = `busy-friend-${number}@example.test`;
      await orders.settled({ email, fields, quantity: 2, card: card(100 + number) });
      return credit(customer);
    };
    assert.equal(await earn(1), 1000);
    const [given] = (await rawConnection.query(
      `SELECT reward.id, "orderId", "creditId" FROM referral_reward reward
       JOIN store_credit credit ON credit.id = reward."creditId" WHERE credit."customerId" = $1`,
      [customer.id],
    )) as readonly Record<string, string>[];
    assert.ok(given);
    // Nine more, of orders that somebody else has placed.
    await rawConnection.query(
      `WITH placed AS (SELECT id FROM "order" WHERE "orderPlacedAt" IS NOT NULL
           AND id NOT IN (SELECT "orderId" FROM referral_reward) LIMIT 9),
         numbered AS (SELECT id, row_number() OVER () AS nth FROM placed),
         credit AS (INSERT INTO store_credit (amount, reason, "customerId") SELECT 0, 'Test', $1 FROM placed RETURNING id),
         credits AS (SELECT id, row_number() OVER () AS nth FROM credit)
       INSERT INTO referral_reward ("orderId", "creditId") SELECT numbered.id, credits.id FROM numbered JOIN credits USING (nth)`,
      [customer.id],
    );
    assert.equal(await earn(2), 1000);
    await rawConnection.query(
      `UPDATE referral_reward SET "createdAt" = date_trunc('month', now() AT TIME ZONE 'UTC') - interval '1 second'
       WHERE "orderId" = $1`,
      [given['orderId']],
    );
    assert.equal(await earn(3), 2000);
    assert.equal(await earn(4), 2000);
    await rawConnection.query(
      `WITH gone AS (DELETE FROM referral_reward WHERE "cardFingerprint" IS NULL AND "takenBackAt" IS NULL RETURNING "creditId")
       DELETE FROM store_credit WHERE amount = 0 AND id IN (SELECT "creditId" FROM gone)`,
    );
  });
});
