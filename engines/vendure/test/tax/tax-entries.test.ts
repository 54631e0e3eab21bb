import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { OrderService, TransactionalConnection } from '@vendure/core';
import { importTaxRates } from '#src/import/import-tax-rates';
import { readTaxRateFile } from '#src/import/tax-rate-file';
import type { Finding } from '#src/plugins/audit/audit';
import { audit } from '#src/plugins/audit/audit';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { fresno, GroupShopper, portland, to } from '#test/support/group-orders';
import { addTo, payerBack, placedOrder, setPrice } from '#test/support/placed-order';

const engine = new EngineUnderTest();
const newYork = { ...fresno, city: 'New York', zipcode: '10001', stateAbbr: 'NY' };

before(async () => {
  await engine.start({ variables: { SALES_TAX: 'rates' } });
  await new GroupShopper(engine).stockUp();
  const rows = [
    'state,county,zip,percent,shipping_taxed,valid_from,valid_to',
    ...['CA,,,7.25,no,2020-01-01,', 'NY,,,8.875,yes,2020-01-01,', 'TX,,,8.25,no,2020-01-01,', ''],
  ];
  await setPrice(engine, 'ORANGE-1', 3000);
  await importTaxRates(engine.server, readTaxRateFile(Buffer.from(rows.join('\n'))).rates, false);
});
after(() => engine.stop());

const database = () => engine.get(TransactionalConnection).rawConnection;
const findings = (): Promise<readonly Finding[]> => audit((statement) => database().query(statement));

interface Row {
  readonly kind: string;
  readonly item: string;
  readonly state: string;
  readonly base: number;
  readonly tax: number;
}

/** Lists the tax entries of an order: event, state, cents before tax, and cents of tax. */
async function bookedOf({ id }: Order, item = 'line'): Promise<readonly (readonly [string, string, number, number])[]> {
  const rows = await database().query<Row[]>(
    `SELECT kind, item, state, base, tax FROM tax_entry WHERE "orderId" = $1 AND item = $2 ORDER BY moment, base DESC, state`,
    [id, item],
  );
  return rows.map(({ kind, state, base, tax }) => [kind, state, base, tax]);
}

async function heldBy({ id }: Order): Promise<number> {
  const [row] = await database().query<[{ tax: number }]>(
    'SELECT coalesce(sum(tax), 0)::int AS tax FROM tax_entry WHERE "orderId" = $1',
    [id],
  );
  return row.tax;
}

const ask = async (mutation: string): Promise<unknown> => {
  const { answer } = (await engine.dashboard(`mutation { answer: ${mutation} }`)) as { readonly answer: unknown };
  return answer;
};

async function settled(order: Order): Promise<string> {
  const [payment] = await engine.paymentsOf(order);
  await ask(`settlePayment(id: "${String(payment?.id)}") { __typename }`);
  return String(payment?.id);
}

const lineOf = ({ lines }: Order, sku: string): string =>
  String(lines.find(({ productVariant }) => productVariant.sku === sku)?.id);

const refund = (payment: string, fields: string): Promise<unknown> =>
  ask(`refundOrder(input: { paymentId: "${payment}", ${fields}, adjustment: 0 }) {
    __typename ... on Refund { total state } ... on ErrorResult { message }
  }`);

const made = (total: number): object => ({ __typename: 'Refund', total, state: 'Settled' });

/** Changes a placed order in the dashboard. */
async function modify({ id }: Order, changes: string): Promise<unknown> {
  await ask(`transitionOrderToState(id: "${id}", state: "Modifying") { __typename }`);
  return ask(`modifyOrder(input: { orderId: "${id}", dryRun: false, ${changes} }) {
    __typename ... on ErrorResult { message }
  }`);
}

async function payMore({ id }: Order): Promise<void> {
  await ask(`transitionOrderToState(id: "${id}", state: "ArrangingAdditionalPayment") { __typename }`);
  const payment = 'method: "by-phone", transactionId: "1", metadata: {}';
  await ask(`addManualPaymentToOrder(input: { orderId: "${id}", ${payment} }) { __typename }`);
}

describe('The entries of tax (spec §3 Adjustment)', () => {
  it('have each line and the shipping of a placed order, on the day of the warehouse', async () => {
    const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 3 });
    assert.deepEqual(await bookedOf(order), [['sale', 'CA', 9000, 653]]);
    assert.deepEqual(await bookedOf(order, 'shipping'), [['sale', 'CA', order.shipping, 0]]);
    const [row] = await database().query<[{ onDay: boolean; jurisdiction: string; rate: number }]>(
      `SELECT day = (moment AT TIME ZONE 'America/Los_Angeles')::date AS "onDay", jurisdiction, rate
       FROM tax_entry WHERE "orderId" = $1 AND item = 'line'`,
      [order.id],
    );
    assert.deepEqual(row, { onDay: true, jurisdiction: 'Sales tax, CA', rate: 7.25 });
  });

  it('are never changed, nor deleted', async () => {
    await assert.rejects(database().query('UPDATE tax_entry SET tax = 0'), /only added/);
    await assert.rejects(database().query('DELETE FROM tax_entry'), /only added/);
  });

  it('lose the tax of the lines that a refund names: an untaxed gift card returns none', async () => {
    const { id } = await engine.orderAtPayment('ORANGE-1', 1);
    const variant = await database().query<[{ id: string }]>(
      `SELECT id FROM product_variant WHERE sku = 'GIFT-CARD-50'`,
    );
    await engine.locked(id, (ctx) => engine.get(OrderService).addItemToOrder(ctx, id, variant[0].id, 1));
    const cart = await engine.order(id);
    const session = await engine.prepare(cart);
    engine.sandbox.pay(session);
    await engine.complete(cart, session);
    payerBack(engine, cart, session);
    const order = await engine.order(id);
    const payment = await settled(order);
    const named = `lines: [{ orderLineId: "${lineOf(order, 'GIFT-CARD-50')}", quantity: 1 }], shipping: 0`;
    assert.deepEqual(await refund(payment, named), made(5000));
    assert.equal(await heldBy(order), 218);
    // A refund that names nothing returns the tax of the wine alone, which is the taxed part.
    assert.deepEqual(await refund(payment, 'amount: 1000, lines: [], shipping: 0'), made(1000));
    assert.deepEqual((await bookedOf(order)).slice(-1), [['refund', 'CA', -932, -68]]);
  });

  it('lose the tax of a unit once, canceled before its refund or after it', async () => {
    for (const isRefundedFirst of [true, false]) {
      const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 3 });
      const payment = await settled(order);
      const units = `lines: [{ orderLineId: "${lineOf(order, 'ORANGE-1')}", quantity: 1 }]`;
      const cancel = (): Promise<unknown> =>
        ask(`cancelOrder(input: { orderId: "${order.id}", ${units} }) { __typename }`);
      if (!isRefundedFirst) await cancel();
      assert.deepEqual(await refund(payment, `${units}, shipping: 0`), made(3218));
      if (isRefundedFirst) await cancel();
      assert.equal(await heldBy(order), 435);
      assert.equal((await bookedOf(order)).at(-1)?.[0], isRefundedFirst ? 'refund' : 'release');
    }
  });

  it('end with a canceled order', async () => {
    const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 2 });
    await ask(`cancelOrder(input: { orderId: "${order.id}" }) { __typename }`);
    assert.equal(await heldBy(order), 0);
    assert.deepEqual((await bookedOf(order)).at(-1), ['release', 'CA', -6000, -435]);
  });

  it('include additions by the buyer and by the dashboard', async () => {
    const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 1 });
    assert.equal((await addTo(engine.url, order)).body.errors, undefined);
    assert.deepEqual((await bookedOf(order)).at(-1), ['change', 'CA', 800, 58]);
    await modify(order, `adjustOrderLines: [{ orderLineId: "${lineOf(order, 'ORANGE-1')}", quantity: 2 }]`);
    await payMore(order);
    assert.deepEqual((await bookedOf(order)).at(-1), ['change', 'CA', 3000, 217]);
    assert.equal(await heldBy(order), 435 + 58);
  });

  it('move to another state with the address, at its rate', async () => {
    const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 2 });
    const address =
      'streetLine1: "1 Vine Street", city: "Austin", province: "TX", postalCode: "78701", countryCode: "US"';
    assert.deepEqual(await modify(order, `updateShippingAddress: { ${address} }`), { __typename: 'Order' });
    await payMore(order);
    const moved = await engine.order(order.id);
    assert.equal(moved.subTotalWithTax - moved.subTotal, 495);
    assert.deepEqual((await bookedOf(order)).slice(-2), [
      ['change', 'TX', 6000, 495],
      ['change', 'CA', -6000, -435],
    ]);
  });
});

describe('A surcharge (spec §3 Adjustment)', () => {
  it('is charged with its tax: the total is goods, shipping, surcharges and taxes', async () => {
    const order = await placedOrder(engine, { sku: 'ORANGE-1', quantity: 1 });
    const fee =
      'description: "Fee", price: 1000, priceIncludesTax: false, taxRate: 7.25, taxDescription: "Sales tax, CA"';
    await modify(order, `surcharges: [{ ${fee} }]`);
    await payMore(order);
    const changed = await engine.order(order.id);
    assert.equal(changed.totalWithTax, 3000 + 218 + order.shipping + 1000 + 73);
    const paid = (await engine.paymentsOf(order)).reduce((sum, { amount }) => sum + amount, 0);
    assert.equal(paid, changed.totalWithTax);
    assert.deepEqual(await bookedOf(order, 'surcharge'), [['change', 'CA', 1000, 73]]);
    const taxes = changed.taxSummary.reduce((sum, { taxTotal }) => sum + taxTotal, 0);
    assert.equal(taxes, changed.totalWithTax - changed.total);
  });
});

describe('A group order (spec §4 Group order)', () => {
  it('lists for each state the base that goes there, the rate of its law, and its cents', async () => {
    const shopper = new GroupShopper(engine);
    const order = await shopper.priced([
      to(fresno, 6, 'ORANGE-1'),
      to(newYork, 3, 'ORANGE-1'),
      to(portland, 1, 'ORANGE-1'),
    ]);
    const { taxSummary, shipping } = await engine.order(order.id);
    const parcel = Math.round(shipping / 3);
    const rows = taxSummary.toSorted((one, other) => other.taxBase - one.taxBase);
    assert.deepEqual(rows.slice(0, 2), [
      { description: 'Sales tax, CA', taxRate: 7.25, taxBase: 18_000, taxTotal: 1305 },
      { description: 'Sales tax, NY', taxRate: 8.875, taxBase: 9000, taxTotal: 799 },
    ]);
    assert.deepEqual(
      rows.slice(2).map(({ description, taxRate, taxBase }) => [description, taxRate, taxBase]),
      shipping === 0 ? [] : [['Sales tax, NY, on shipping', 8.875, parcel]],
    );
  });

  it('loses the tax of New York alone with the cans that went there', async () => {
    const shopper = new GroupShopper(engine);
    const order = await shopper.placed([to(fresno, 3, 'ORANGE-1'), to(newYork, 2, 'WHITE-1')]);
    const payment = await settled(order);
    const [{ price }] = await database().query<[{ price: number }]>(
      `SELECT "listPrice" AS price FROM order_line WHERE id = $1`,
      [lineOf(order, 'WHITE-1')],
    );
    await refund(payment, `lines: [{ orderLineId: "${lineOf(order, 'WHITE-1')}", quantity: 1 }], shipping: 0`);
    const back = (await bookedOf(order)).filter(([kind]) => kind === 'refund');
    assert.deepEqual(back, [['refund', 'NY', -price, -Math.round(price * 0.08875)]]);
  });
});

describe('The books of tax', () => {
  it('add up after all of that', async () => {
    assert.deepEqual(
      (await findings()).filter(({ id }) => id.startsWith('tax-')),
      [],
    );
  });
});
