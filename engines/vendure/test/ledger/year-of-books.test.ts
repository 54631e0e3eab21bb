import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import type { Order } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { BalanceEntries } from '#src/plugins/payment/balance-entries';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { inTransaction } from '#test/support/customers';
import { DeliveryShop } from '#test/support/delivery-shop';
import { stockUp } from '#test/support/joining';
import { sellAhead } from '#test/support/prepaid';
import { ReleasedOrders } from '#test/support/released-orders';

const shop = new ReleasedOrders();
const { engine, stripe } = shop;
const months = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}`);

before(async () => {
  await shop.start();
  await stockUp(engine);
  await sellAhead(engine);
  mock.timers.enable({ apis: ['Date'], now: Date.parse('2027-01-02T20:00:00Z') });
});
after(async () => {
  mock.timers.reset();
  await shop.stop();
});

const database = () => engine.get(TransactionalConnection).rawConnection;
const ask = (mutation: string): Promise<unknown> => engine.dashboard(`mutation { answer: ${mutation} }`);
const wine = { sku: 'WHITE-1', quantity: 3 };
const giftCard = { sku: 'GIFT-CARD-50', quantity: 1 };
const ahead = {
  ...{ sku: 'RED-1', quantity: 2 },
  prepaid: { installmentCount: 3, intervalLength: 1, intervalUnit: 'month', items: [{ sku: 'RED-1', quantity: 1 }] },
} as const;

async function sold(lines: Parameters<typeof shop.buy>[0]): Promise<Awaited<ReturnType<typeof shop.buy>>> {
  const bought = await shop.buy(lines);
  for (const payment of await engine.paymentsOf(bought.order)) await shop.settle(payment);
  return bought;
}

async function refund(order: Order, fields: string): Promise<void> {
  const payment = (await engine.paymentsOf(order)).find(({ state }) => state === 'Settled');
  const input = `paymentId: "${String(payment?.id)}", ${fields}, shipping: 0, adjustment: 0`;
  const made = await ask(`refundOrder(input: { ${input} }) { __typename ... on ErrorResult { message } }`);
  assert.deepEqual(made, { answer: { __typename: 'Refund' } });
}

const oneUnit = ({ lines }: Order): string => `lines: [{ orderLineId: "${String(lines[0]?.id)}", quantity: 1 }]`;

/** Sells, refunds, cancels and disputes, as a month of a shop does. */
async function trade(month: number): Promise<void> {
  const kept = await sold([wine]);
  await shop.pack(kept.order, true);
  await refund(kept.order, 'amount: 150, lines: []');
  const named = await sold([wine]);
  await refund(named.order, oneUnit(named.order));
  await ask(`cancelOrder(input: { orderId: "${named.order.id}", ${oneUnit(named.order)} }) { __typename }`);
  const canceled = await sold([wine]);
  await ask(`cancelOrder(input: { orderId: "${canceled.order.id}", cancelShipping: true }) { __typename }`);
  if (month % 2 === 0) await refund(canceled.order, `amount: ${canceled.order.totalWithTax}, lines: []`);
  await shop.release(await shop.buy([wine]));
  const gift = await sold([giftCard, wine]);
  const { code } = await database()
    .getRepository(GiftCard)
    .findOneByOrFail({ lineId: lineOf(gift.order, 'GIFT-CARD-50') });
  if (month % 3 === 0) await ask(`voidGiftCard(code: "${code}", reason: "Lost") { id }`);
  if (month % 3 === 1) await refund(gift.order, 'amount: 5000, lines: []');
  await inTransaction(engine, (ctx) =>
    engine.get(StoreCredits).grant(ctx, gift.customer.id, { amount: 700, reason: 'A present' }),
  );
  const again = await shop.buy([wine], { customer: gift.customer });
  for (const payment of await engine.paymentsOf(again.order)) await shop.settle(payment);
  if (month % 2 === 1) await refund(again.order, `amount: ${again.order.totalWithTax}, lines: []`);
  if (month < 9) await sold([ahead]);
  await dispute(month);
  await failedRefund();
}

const lineOf = ({ lines }: Order, sku: string): string =>
  String(lines.find(({ productVariant }) => productVariant.sku === sku)?.id);

/** The bank takes the money of a payment, and returns it after every other dispute. */
async function dispute(month: number): Promise<void> {
  const { order, session } = await sold([wine]);
  const about = { amount: order.totalWithTax };
  const tell = async (type: Parameters<typeof stripe.dispute>[0], more: object = {}): Promise<void> => {
    const { body, signature } = stripe.dispute(type, session, { ...about, ...more });
    await engine.notify(body, signature);
  };
  await tell('charge.dispute.funds_withdrawn');
  stripe.balance.dispute(session, order.totalWithTax);
  if (month % 2 === 0) return tell('charge.dispute.closed', { status: 'lost' });
  await tell('charge.dispute.closed', { status: 'won' });
  await tell('charge.dispute.funds_reinstated', { status: 'won' });
  stripe.balance.dispute(session, order.totalWithTax, true);
}

async function failedRefund(): Promise<void> {
  const { order } = await sold([wine]);
  await refund(order, 'amount: 200, lines: []');
  const { body, signature } = stripe.failRefund(stripe.refunds.at(-1)?.id ?? '');
  await engine.notify(body, signature);
}

interface Shown {
  readonly id: string;
  readonly rows: readonly (readonly string[])[];
}

async function reportsOf(month: string): Promise<ReadonlyMap<string, Shown['rows']>> {
  const { bookReports } = (await engine.dashboard(`{ bookReports(month: "${month}") { id rows } }`)) as {
    readonly bookReports: readonly Shown[];
  };
  return new Map(bookReports.map(({ id, rows }) => [id, rows]));
}

const cents = (dollars = ''): number => Math.round(Number(dollars) * 100);

describe('A year of the books (spec §3 Adjustment)', () => {
  const balances: number[] = [];

  it('has sales, refunds, disputes, gift cards and credit in each month', async () => {
    for (const [index, month] of months.entries()) {
      mock.timers.setTime(Date.parse(`${month}-10T20:00:00Z`));
      await trade(index);
      await new DeliveryShop(engine).beat(`${month}-12`);
      stripe.balance.payout(1000);
      stripe.balance.monthlyFee(300);
      await engine.get(BalanceEntries).read();
      balances.push(stripe.balance.total);
    }
    mock.timers.setTime(Date.parse('2028-01-02T20:00:00Z'));
    assert.deepEqual(await engine.ledgerProblems(), []);
  });

  it('goes on from the closing balance of each month to the opening one of the next, in every account', async () => {
    let closed: ReadonlyMap<string, number> | undefined;
    for (const month of months) {
      const rows = (await reportsOf(month)).get('accounts') ?? [];
      const closing = new Map<string, number>();
      for (const [account, part, opening, debits, credits, end] of rows) {
        const name = `${account}: ${part}`;
        if (closed) assert.equal(cents(opening), closed.get(name) ?? 0, `${month} ${name}`);
        assert.equal(cents(opening) + cents(debits) - cents(credits), cents(end), `${month} ${name}`);
        closing.set(name, cents(end));
      }
      assert.ok(closing.size > 10, `${closing.size}`);
      assert.equal(
        [...closing.values()].reduce((sum, one) => sum + one, 0),
        0,
      );
      closed = closing;
    }
  });

  it('closes each month with the balance of Stripe', async () => {
    for (const [index, month] of months.entries()) {
      const reports = await reportsOf(month);
      const stripeRows = reports.get('stripe') ?? [];
      assert.deepEqual(stripeRows.at(-1), ['Closing balance', ((balances[index] ?? 0) / 100).toFixed(2)]);
      const moves = stripeRows.slice(0, -1).reduce((sum, [, amount]) => sum + cents(amount), 0);
      assert.equal(moves, balances[index]);
      const [clearing] = (reports.get('accounts') ?? []).filter(([account]) => account === 'clearing');
      assert.equal(cents(clearing?.at(-1)), balances[index]);
    }
  });

  it('owes customers by name and number as much as its accounts do', async () => {
    const reports = await reportsOf('2027-12');
    const owed = (reports.get('owed') ?? []).reduce((sum, row) => sum + cents(row.at(-1)), 0);
    const named = (reports.get('owed-to-customers') ?? []).reduce((sum, [, , amount]) => sum + cents(amount), 0);
    assert.equal(named, owed);
  });

  it('has the tax of its accounts in the report of tax', async () => {
    for (const month of months) {
      const reports = await reportsOf(month);
      const reported = (reports.get('tax') ?? []).reduce((sum, row) => sum + cents(row.at(-1)), 0);
      const accounts = (reports.get('accounts') ?? []).filter(([account]) => account === 'tax');
      assert.equal(
        accounts.reduce((sum, [, , , debits, credits]) => sum + cents(credits) - cents(debits), 0),
        reported,
      );
    }
  });

  it('is exported with one balanced and numbered entry for each day', async () => {
    for (const [program, amount] of [
      ['QUICKBOOKS', (row: readonly string[]) => cents(row[3]) - cents(row[4])],
      ['XERO', (row: readonly string[]) => cents(row[5])],
    ] as const) {
      const { journalFile } = (await engine.dashboard(`{ journalFile(month: "2027-05", program: ${program}) }`)) as {
        readonly journalFile: string;
      };
      const rows = journalFile
        .split('\r\n')
        .slice(1)
        .map((line) => line.replaceAll(/"([^"]*)"/g, (_, text: string) => text.replaceAll(',', ';')).split(','));
      const days = new Set(rows.map(([number]) => number));
      assert.deepEqual([...days], ['SHOP-2027-05-10']);
      assert.equal(
        rows.reduce((sum, row) => sum + amount(row), 0),
        0,
      );
      assert.equal(new Set(rows.map((row) => row[program === 'XERO' ? 3 : 2])).size, rows.length);
    }
  });

  it('saves each report as a file, and refuses an unknown month or report', async () => {
    await assert.rejects(reportsOf('2027-13'), /not valid/);
    const { file } = (await engine.dashboard('{ file: bookReportFile(month: "2027-05", report: "sales") }')) as {
      readonly file: string;
    };
    assert.match(file, /^\uFEFFDay,Kind,Sales before tax,Discounts,Net\r\n2027-05-10,/);
    await assert.rejects(engine.dashboard('{ bookReportFile(month: "2027-05", report: "x") }'), /no such report/);
  });
});
