import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { OrderService, ProductVariant, TransactionalConnection } from '@vendure/core';
import { importTaxRates } from '#src/import/import-tax-rates';
import { readTaxRateFile } from '#src/import/tax-rate-file';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { fresno, GroupShopper, portland, to } from '#test/support/group-orders';
import { addTo, payerBack, setPrice } from '#test/support/placed-order';

const engine = new EngineUnderTest();
before(async () => {
  await engine.start({ variables: { SALES_TAX: 'rates' } });
  await new GroupShopper(engine).stockUp();
  const rows = ['state,county,zip,percent,shipping_taxed,valid_from,valid_to', 'CA,,,7.25,no,2020-01-01,', ''];
  await setPrice(engine, 'ORANGE-1', 10_000);
  await setPrice(engine, 'FIZZ-1', 1000);
  await importTaxRates(engine.server, readTaxRateFile(Buffer.from(rows.join('\n'))).rates, false);
});
after(() => engine.stop());

type Goods = readonly [sku: string, quantity: number];

const variantOf = (sku: string): Promise<ProductVariant> =>
  engine.get(TransactionalConnection).rawConnection.getRepository(ProductVariant).findOneByOrFail({ sku });

/** An order to California at 7.25 percent, with promo codes; shipping is not taxed. */
async function cart([first, ...others]: readonly [Goods, ...Goods[]], ...codes: readonly string[]): Promise<Order> {
  const { id } = await engine.orderAtPayment(...first);
  for (const [sku, quantity] of others) {
    const variant = await variantOf(sku);
    await engine.locked(id, (ctx) => engine.get(OrderService).addItemToOrder(ctx, id, variant.id, quantity));
  }
  for (const code of codes) await engine.locked(id, (ctx) => engine.get(OrderService).applyCouponCode(ctx, id, code));
  return engine.order(id);
}

async function placed(order: Order): Promise<Order> {
  const session = await engine.prepare(order);
  engine.sandbox.pay(session);
  assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
  payerBack(engine, order, session);
  return engine.order(order.id);
}

const taxOf = ({ subTotal, subTotalWithTax }: Order): number => subTotalWithTax - subTotal;
/** Lists the price of each line after all discounts, and its tax. The order has the tax of its lines. */
function pricesOf(order: Order): readonly (readonly [string, number, number])[] {
  const prices = order.lines.map(
    ({ productVariant: { sku }, proratedLinePrice: price, proratedLinePriceWithTax: withTax }) =>
      [sku, price, withTax - price] as const,
  );
  assert.equal(
    prices.reduce((sum, [, , tax]) => sum + tax, 0),
    taxOf(order),
  );
  return prices;
}

const shopper = new GroupShopper(engine);

describe('A discount of the whole order (spec §3 Adjustment)', () => {
  it('lowers the taxed amount of an order and of its refund ($96.53)', async () => {
    const order = await placed(await cart([['ORANGE-1', 1]], 'TEN'));
    assert.deepEqual([order.subTotal, order.subTotalWithTax], [9000, 9653]);
    const [payment] = await engine.paymentsOf(order);
    assert.equal(payment?.amount, 9653 + order.shippingWithTax);
    const line = `{ orderLineId: "${order.lines[0]?.id}", quantity: 1 }`;
    const answer = await engine.dashboard(`mutation {
      settlePayment(id: "${payment.id}") { __typename }
      refundOrder(input: { paymentId: "${payment.id}", lines: [${line}], shipping: 0, adjustment: 0 }) {
        ... on Refund { state total } ... on ErrorResult { message }
      }
    }`);
    assert.deepEqual(answer, {
      settlePayment: { __typename: 'Payment' },
      refundOrder: { state: 'Settled', total: 9653 },
    });
  });

  it('is shared among the lines in proportion to their prices, to the cent', async () => {
    const order = await cart(
      [
        ['WHITE-1', 1],
        ['RED-1', 1],
        ['PINK-1', 1],
      ],
      'TEN',
    );
    // $10.00 over $7.00, $8.00 and $8.50: 297.87, 340.43 and 361.70 cents.
    assert.deepEqual(pricesOf(order), [
      ['WHITE-1', 402, 29],
      ['RED-1', 460, 33],
      ['PINK-1', 488, 35],
    ]);
    assert.deepEqual([order.subTotal, taxOf(order)], [1350, 97]);
  });

  it('leaves half a cent of tax rounded up, whatever the units that share it', async () => {
    // 7.25 percent of $278.00 are 2015.5 cents.
    assert.deepEqual(pricesOf(await cart([['RED-1', 36]], 'TEN')), [['RED-1', 27_800, 2016]]);
  });

  it('comes after those of the lines, and none of it is a gift card’s', async () => {
    const order = await cart(
      [
        ['ORANGE-1', 1],
        ['GIFT-CARD-50', 1],
      ],
      'PCT10',
      'TEN',
    );
    assert.deepEqual(pricesOf(order), [
      ['ORANGE-1', 8000, 580],
      ['GIFT-CARD-50', 5000, 0],
    ]);
  });

  it('that is all of the goods leaves nothing to tax', async () => {
    const order = await cart(
      [
        ['WHITE-1', 1],
        ['GIFT-CARD-50', 1],
      ],
      'TEN',
    );
    assert.deepEqual([order.subTotal, taxOf(order)], [5000, 0]);
  });

  it('lowers the tax of each state of a group order', async () => {
    const group = await shopper.priced([to(fresno, 6, 'ORANGE-1'), to(portland, 4, 'ORANGE-1')]);
    await shopper.change(group, 'applyPromoCode(code: "TEN")');
    const order = await engine.order(group.id);
    // 7.25 percent of six tenths of $990.00.
    assert.deepEqual([order.subTotal, taxOf(order)], [99_000, 4307]);
  });

  it('is shared anew, and taxed so, when goods are added to which it moves', async () => {
    const group = await shopper.priced([to(fresno, 1, 'FIZZ-1')]);
    await shopper.change(group, 'applyPromoCode(code: "TEN")');
    await shopper.change(group, 'addLine(line: { sku: "RED-1", quantity: 5 })');
    const items = [...to(fresno, 1, 'FIZZ-1').items, ...to(fresno, 5, 'RED-1').items];
    await shopper.sendElsewhere(group, [{ address: fresno, items }]);
    assert.deepEqual(pricesOf(await engine.order(group.id)), [
      ['FIZZ-1', 800, 58],
      ['RED-1', 3200, 232],
    ]);
  });

  it('leaves a tax summary that adds up to the tax', async () => {
    const { id } = await cart(
      [
        ['WHITE-1', 3],
        ['RED-1', 5],
      ],
      'TEN',
    );
    const query = `{ order(id: "${id}") { total totalWithTax taxSummary { taxBase taxTotal } } }`;
    const { order } = (await engine.dashboard(query)) as {
      order: Pick<Order, 'total' | 'totalWithTax' | 'taxSummary'>;
    };
    // 7.25 percent of $17.56 and of $33.44.
    assert.equal(order.totalWithTax - order.total, 369);
    assert.deepEqual(order.taxSummary, [{ taxBase: 5100, taxTotal: 369 }]);
  });

  it('does not reduce later additions, which are taxed in full', async () => {
    const order = await placed(await cart([['ORANGE-1', 1]], 'TEN'));
    assert.equal((await addTo(engine.url, order)).body.errors, undefined);
    assert.deepEqual(pricesOf(await engine.order(order.id)), [
      ['ORANGE-1', 9000, 653],
      ['RED-1', 800, 58],
    ]);
  });

  it('is taken off before tax where the dashboard changes a placed order, too', async () => {
    const order = await placed(await cart([['ORANGE-1', 1]], 'TEN'));
    const { id } = await variantOf('RED-1');
    const [named, refused] = [`id: "${order.id}"`, '... on ErrorResult { message }'];
    const added = `addItems: [{ productVariantId: "${id}", quantity: 5 }]`;
    const phoned = 'method: "by-phone", transactionId: "1", metadata: {}';
    const answers = await engine.dashboard(`mutation {
      begun: transitionOrderToState(${named}, state: "Modifying") { __typename }
      changed: modifyOrder(input: { orderId: "${order.id}", dryRun: false, ${added} }) { __typename ${refused} }
      waiting: transitionOrderToState(${named}, state: "ArrangingAdditionalPayment") { __typename }
      paid: addManualPaymentToOrder(input: { orderId: "${order.id}", ${phoned} }) { __typename ${refused} }
    }`);
    const done = { __typename: 'Order' };
    assert.deepEqual(answers, { begun: done, changed: done, waiting: done, paid: done });
    // $10.00 over $100.00 and $40.00: 714.29 and 285.71 cents.
    assert.deepEqual(pricesOf(await engine.order(order.id)), [
      ['ORANGE-1', 9286, 673],
      ['RED-1', 3714, 269],
    ]);
  });
});
