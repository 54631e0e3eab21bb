import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { importTaxRates } from '#src/import/import-tax-rates';
import { readTaxRateFile } from '#src/import/tax-rate-file';
import { Ledger } from '#src/plugins/ledger/ledger';
import { inTransaction } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { balancesOf, entriesOf } from '#test/support/journal';
import { addTo, placedOrder, setPrice } from '#test/support/placed-order';
import { setStock } from '#test/support/prepaid';

const engine = new EngineUnderTest();

before(async () => {
  await engine.start({ variables: { SALES_TAX: 'rates' } });
  for (const sku of ['ORANGE-1', 'RED-1']) await setStock(engine, sku, 1000);
  const rows = [
    'state,county,zip,percent,shipping_taxed,valid_from,valid_to',
    'CA,,,10,no,2020-01-01,',
    'NV,,,10,yes,2020-01-01,',
    '',
  ];
  await setPrice(engine, 'ORANGE-1', 3000);
  await importTaxRates(engine.server, readTaxRateFile(Buffer.from(rows.join('\n'))).rates, false);
});
after(() => engine.stop());

const database = () => engine.get(TransactionalConnection).rawConnection;
const tax = 'tax:CA, Sales tax, CA';

const ask = (mutation: string): Promise<unknown> => engine.dashboard(`mutation { answer: ${mutation} }`);

async function settled(order: Order): Promise<string> {
  const [payment] = await engine.paymentsOf(order);
  await ask(`settlePayment(id: "${String(payment?.id)}") { __typename }`);
  return String(payment?.id);
}

const refund = (payment: string, amount: number): Promise<unknown> =>
  ask(
    `refundOrder(input: { paymentId: "${payment}", amount: ${amount}, lines: [], shipping: 0, adjustment: 0 }) { __typename }`,
  );

/** Sends units of the first line of an order. */
async function send({ lines }: Order, quantity: number): Promise<void> {
  const handler =
    'handler: { code: "manual-fulfillment", arguments: [{ name: "method", value: "GLS" }, { name: "trackingCode", value: "1" }] }';
  const added = (await engine.dashboard(`mutation { answer: addFulfillmentToOrder(input: {
    lines: [{ orderLineId: "${String(lines[0]?.id)}", quantity: ${quantity} }], ${handler} }) {
      ... on Fulfillment { id } ... on ErrorResult { message } } }`)) as {
    readonly answer: { readonly id?: string; readonly message?: string };
  };
  assert.ok(added.answer.id, added.answer.message);
  await ask(`transitionFulfillmentToState(id: "${added.answer.id}", state: "Shipped") { __typename }`);
}

describe('The journal of an order (spec §3 Adjustment)', () => {
  it('owes the tax of a placed order, whose money the bank reserves', async () => {
    const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 3 });
    assert.deepEqual(await balancesOf(engine, order), { deposits: 900, [tax]: -900 });
  });

  it('has the money of a settled payment as a deposit', async () => {
    const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 3 });
    await settled(order);
    const paid = order.totalWithTax;
    assert.deepEqual(await balancesOf(engine, order, 'payment'), { 'clearing:card': paid, deposits: -paid });
  });

  it('sells goods that leave, and the shipping with the first parcel', async () => {
    const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 3 });
    await settled(order);
    await send(order, 1);
    assert.deepEqual(await balancesOf(engine, order, 'parcel'), {
      deposits: 3000 + order.shipping,
      'sales:wine': -3000,
      shipping: -order.shipping,
    });
    await send(order, 2);
    assert.deepEqual(await balancesOf(engine, order), {
      'clearing:card': order.totalWithTax,
      'sales:wine': -9000,
      shipping: -order.shipping,
      [tax]: -900,
    });
  });

  it('takes a refund from sales and tax, once', async () => {
    const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 1 });
    const payment = await settled(order);
    await send(order, 1);
    await refund(payment, 1100);
    assert.deepEqual(await balancesOf(engine, order, 'refund'), {
      'clearing:card': -1100,
      'sales:wine': 1000,
      [tax]: 100,
    });
    const before = await entriesOf(engine, order);
    await inTransaction(engine, (ctx) => engine.get(Ledger).record(ctx, order.id, 'refund'));
    assert.equal(await entriesOf(engine, order), before);
  });

  it('owes the money of a canceled order until it is refunded', async () => {
    const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 1 });
    const payment = await settled(order);
    await ask(`cancelOrder(input: { orderId: "${order.id}", reason: "", cancelShipping: true }) { __typename }`);
    assert.deepEqual(await balancesOf(engine, order), {
      'clearing:card': order.totalWithTax,
      deposits: -order.totalWithTax,
    });
    await refund(payment, order.totalWithTax);
    assert.deepEqual(await balancesOf(engine, order), {});
  });

  it('has canceled units out of the tax that it owes', async () => {
    const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 2 });
    const line = `lines: [{ orderLineId: "${String(order.lines[0]?.id)}", quantity: 1 }]`;
    await ask(`cancelOrder(input: { orderId: "${order.id}", ${line} }) { __typename }`);
    assert.deepEqual(await balancesOf(engine, order, 'cancellation'), { deposits: -300, [tax]: 300 });
    await ask(`cancelOrder(input: { orderId: "${order.id}" }) { __typename }`);
  });

  it('moves the tax of an order that staff send elsewhere, and then cancel', async () => {
    const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 1 });
    await ask(`transitionOrderToState(id: "${order.id}", state: "Modifying") { __typename }`);
    const place = 'city: "Reno", province: "NV", postalCode: "89501", countryCode: "US"';
    const to = `updateShippingAddress: { streetLine1: "1 Main Street", ${place} }`;
    await ask(
      `modifyOrder(input: { orderId: "${order.id}", dryRun: false, ${to} }) { __typename ... on ErrorResult { message } }`,
    );
    const ofShipping = Math.round(order.shipping / 10);
    assert.deepEqual(await balancesOf(engine, order), {
      deposits: 300 + ofShipping,
      'tax:NV, Sales tax, NV': -300 - ofShipping,
    });
    assert.deepEqual(await balancesOf(engine, order, 'modification'), {
      ...{ deposits: ofShipping, [tax]: 300 },
      'tax:NV, Sales tax, NV': -300 - ofShipping,
    });
    await ask(`transitionOrderToState(id: "${order.id}", state: "ArrangingAdditionalPayment") { __typename }`);
    await ask(`cancelOrder(input: { orderId: "${order.id}", cancelShipping: true }) { __typename }`);
    assert.deepEqual(await balancesOf(engine, order), {});
  });

  it('has an addition with its payment', async () => {
    const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 1 });
    await addTo(engine.url, order, { sku: 'RED-1' });
    const { [tax]: owed = 0 } = await balancesOf(engine, order, 'addition');
    assert.ok(owed < 0, `${owed}`);
  });

  it('has the units that staff add to an order', async () => {
    const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 1 });
    await settled(order);
    await ask(`transitionOrderToState(id: "${order.id}", state: "Modifying") { __typename }`);
    const more = `adjustOrderLines: [{ orderLineId: "${String(order.lines[0]?.id)}", quantity: 2 }]`;
    await ask(
      `modifyOrder(input: { orderId: "${order.id}", dryRun: false, ${more} }) { __typename ... on ErrorResult { message } }`,
    );
    await ask(`transitionOrderToState(id: "${order.id}", state: "ArrangingAdditionalPayment") { __typename }`);
    const payment = 'method: "by-phone", transactionId: "1", metadata: {}';
    await ask(`addManualPaymentToOrder(input: { orderId: "${order.id}", ${payment} }) { __typename }`);
    const now = await engine.order(order.id);
    assert.deepEqual(await balancesOf(engine, order), {
      'clearing:by-phone': now.totalWithTax - order.totalWithTax,
      'clearing:card': order.totalWithTax,
      deposits: 600 - now.totalWithTax,
      [tax]: -600,
    });
  });

  it('names order, line, actor, reason and the day of the warehouse', async () => {
    const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 1 });
    await settled(order);
    await send(order, 1);
    const [entry] = await database().query<[Record<string, unknown>]>(
      `SELECT "orderId", "lineId", reason, actor = (SELECT id::text FROM "user" WHERE identifier = 'administrator') AS "isStaff",
         day = (moment AT TIME ZONE 'America/Los_Angeles')::date AS "onDay"
       FROM journal_entry WHERE "subjectId" = $1 AND account = 'sales'`,
      [order.id],
    );
    assert.deepEqual(entry, {
      orderId: order.id,
      lineId: order.lines[0]?.id,
      reason: 'parcel',
      isStaff: true,
      onDay: true,
    });
  });
});

describe('The journal (spec §3 Adjustment)', () => {
  it('is never changed, emptied, nor added to by an event that does not balance', async () => {
    await assert.rejects(database().query('UPDATE journal_entry SET cents = 0'), /only added/);
    await assert.rejects(database().query('DELETE FROM journal_entry'), /only added/);
    await assert.rejects(database().query('TRUNCATE journal_entry'), /only added/);
    const added = database().query(
      `INSERT INTO journal_entry (event, subject, "subjectId", account, cents, actor, reason, moment, day)
       VALUES (gen_random_uuid(), 'order', gen_random_uuid(), 'sales', 1, 'x', 'x', now(), now())`,
    );
    await assert.rejects(added, /add up to zero/);
  });
});
