import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { TransactionalConnection } from '@vendure/core';
import type { AccountStatement } from '#src/payment-provider/account-statement';
import { ACCOUNT_STATEMENT } from '#src/payment-provider/account-statement';
import { BalanceEntries } from '#src/plugins/payment/balance-entries';
import { ReleasedOrders } from '#test/support/released-orders';

const shop = new ReleasedOrders();
const { engine, stripe } = shop;
before(() => shop.start());
after(() => shop.stop());

const database = () => engine.get(TransactionalConnection).rawConnection;

/** Lists the entries with the method of their payments, cents, and whether a refund is named. */
async function entries(): Promise<readonly (readonly unknown[])[]> {
  const rows = await database().query<Record<string, unknown>[]>(
    `SELECT entry.type, entry.amount, entry.fee, payment.method, entry."refundId" IS NOT NULL AS "isRefund"
     FROM balance_entry entry LEFT JOIN payment ON payment.id = entry."paymentId"
     ORDER BY length(entry."providerId"), entry."providerId"`,
  );
  return rows.map(({ type, amount, fee, method, isRefund }) => [type, amount, fee, method, isRefund]);
}

async function clearing(): Promise<number> {
  const [row] = await database().query<[{ cents: number }]>(
    `SELECT coalesce(sum(cents), 0)::int AS cents FROM journal_entry WHERE account = 'clearing' AND detail = 'card'`,
  );
  return row.cents;
}

describe('The entries of the account at Stripe (spec §3 Payment)', () => {
  it('are read once each, tied to payments and refunds, and add up to the balance of the account', async () => {
    const { order } = await shop.buy([{ sku: 'WHITE-1', quantity: 2 }]);
    const [payment] = await engine.paymentsOf(order);
    await shop.settle(payment);
    const total = order.totalWithTax;
    await engine.dashboard(`mutation { refundOrder(input: { paymentId: "${String(payment?.id)}", amount: 100, lines: [],
      shipping: 0, adjustment: 0 }) { __typename } }`);
    stripe.balance.payout(500);
    stripe.balance.monthlyFee(200);
    const balance = engine.get(BalanceEntries);
    assert.deepEqual([await balance.read(), await balance.read()], [4, 0]);
    const fee = Math.round(total * 0.029) + 30;
    assert.deepEqual(await entries(), [
      ['charge', total, fee, 'hosted-payment', false],
      ['refund', -100, 0, 'hosted-payment', true],
      ['payout', -500, 0, null, false],
      ['stripe_fee', -200, 0, null, false],
    ]);
    assert.equal(await clearing(), stripe.balance.total);
  });

  it('look for their payment for thirty days, because entries of before the shop have none', async () => {
    const isTiedAfter = async (days: number): Promise<boolean> => {
      await database().query(
        `UPDATE balance_entry SET "paymentId" = NULL, "createdAt" = now() - $1 * interval '1 day' WHERE type = 'charge'`,
        [days],
      );
      await engine.get(BalanceEntries).read();
      const untied: readonly unknown[] = await database().query(
        `SELECT FROM balance_entry WHERE type = 'charge' AND "paymentId" IS NULL`,
      );
      return untied.length === 0;
    };
    assert.deepEqual([await isTiedAfter(31), await isTiedAfter(29)], [false, true]);
  });

  it('have a dispute with its fee, and its end', async () => {
    const { order, session } = await shop.buy([{ sku: 'WHITE-1', quantity: 1 }]);
    await shop.settle((await engine.paymentsOf(order))[0]);
    const { body, signature } = stripe.dispute('charge.dispute.funds_withdrawn', session, { amount: 300 });
    await engine.notify(body, signature);
    stripe.balance.dispute(session, 300);
    await engine.get(BalanceEntries).read();
    const disputed = (await entries()).slice(-1);
    assert.deepEqual(disputed, [['adjustment', -300, 1500, 'hosted-payment', false]]);
    assert.equal(await clearing(), stripe.balance.total);
  });

  it('are read on from the last page by a reading that was interrupted', async () => {
    for (let count = 0; count < 250; count += 1) stripe.balance.monthlyFee(1);
    const account = engine.get<AccountStatement>(ACCOUNT_STATEMENT);
    const pages: (string | null)[] = [];
    const read = account.page.bind(account);
    const page = mock.method(account, 'page', (since: Date | null, after: string | null) => {
      pages.push(after);
      return pages.length === 2 ? Promise.reject(new Error('The process ends.')) : read(since, after);
    });
    const before = (await entries()).length;
    await assert.rejects(engine.get(BalanceEntries).read(), /The process ends/);
    assert.equal((await entries()).length, before + 100);
    stripe.balance.monthlyFee(2);
    assert.equal(await engine.get(BalanceEntries).read(), 151);
    page.mock.restore();
    // The rest from the same place on, and then the new line with those of a day before it.
    assert.deepEqual(pages.slice(0, 3), [null, pages[1], pages[1]]);
    assert.notEqual(pages[1], null);
    assert.equal((await entries()).length, before + 251);
    assert.equal(await engine.get(BalanceEntries).read(), 0);
    assert.equal(await clearing(), stripe.balance.total);
  });

  it('are added once by two readings at the same time', async () => {
    for (let count = 0; count < 150; count += 1) stripe.balance.monthlyFee(1);
    const balance = engine.get(BalanceEntries);
    const [one, other] = await Promise.all([balance.read(), balance.read()]);
    assert.equal(one + other + (await balance.read()), 150);
    assert.equal(await clearing(), stripe.balance.total);
  });

  it('are more than Stripe lists at once', async () => {
    for (let count = 0; count < 120; count += 1) stripe.balance.monthlyFee(1);
    assert.equal(await engine.get(BalanceEntries).read(), 120);
    assert.equal(await clearing(), stripe.balance.total);
  });
});
