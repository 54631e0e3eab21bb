import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { LanguageCode } from '@vendure/common/lib/generated-types';
import { isGraphQlErrorResult, PromotionService, TransactionalConnection } from '@vendure/core';
import { operation } from '#src/seed/configured-operation';
import { EngineUnderTest } from '#test/support/engine-under-test';
import type { CartLine } from '#test/support/guest-cart';
import { CartRefused, GuestCart } from '#test/support/guest-cart';
import { freeOf, ownPack, pack, pay, orderAhead, placeAhead, sellAhead, setStock } from '#test/support/prepaid';
import { callShop, keyOf, refusalOf } from '#test/support/shop-call';

const engine = new EngineUnderTest();
before(async () => {
  await engine.start();
  await sellAhead(engine);
});
after(() => engine.stop());

const monthly = { installmentCount: 3, intervalLength: 1, intervalUnit: 'month' };
const ahead = (sku: string, quantity: number, plan: object = {}): Record<string, unknown> => ({
  sku,
  quantity,
  prepaid: { ...monthly, items: [{ sku, quantity: 1 }], ...plan },
});

const emptyCart = (): Promise<GuestCart> => GuestCart.empty(engine);

/** Tells the fields for which a change is refused. */
async function refusedFor(change: Promise<unknown>): Promise<readonly string[]> {
  const refusal: unknown = await change.catch((error: unknown) => error);
  assert.ok(refusal instanceof CartRefused);
  return Object.keys(refusal.fields);
}

describe('A line that is paid ahead (spec §3 Prepaid subscription)', () => {
  it('shows the number of deliveries, their interval, and the price of one', async () => {
    const [line] = await (await emptyCart()).add(ahead('WHITE-1', 2));
    assert.deepEqual([line?.quantity, line?.unitPrice], [2, 2100]);
    assert.deepEqual(line?.prepaid, { ...monthly, installmentPrice: 700, actionableDate: null });
  });

  for (const [sku, quantity, plan, unitPrice] of [
    ['WHITE-1', 11, {}, 2100],
    ['WHITE-1', 12, {}, 1890],
    ['WHITE-1', 23, {}, 1890],
    ['WHITE-1', 24, {}, 1680],
    [pack, 1, {}, 12_600],
    [pack, 2, {}, 11_340],
    [pack, 4, { installmentCount: 24 }, 80_640],
    ['WHITE-1', 1, { installmentCount: 1 }, 700],
    // Six of each come at once: twelve cans.
    [
      'WHITE-1',
      1,
      {
        items: [
          { sku: 'WHITE-1', quantity: 6 },
          { sku: 'RED-1', quantity: 6 },
        ],
      },
      24_300,
    ],
  ] as const) {
    it(`costs ${unitPrice} cents each for ${quantity} of ${sku} with ${JSON.stringify(plan)}`, async () => {
      const [line] = await (await emptyCart()).add(ahead(sku, quantity, plan));
      assert.deepEqual([line?.quantity, line?.unitPrice], [quantity, unitPrice]);
    });
  }

  it('rounds the discount of each can, not that of the line', async () => {
    await setPrice('WHITE-1', 705);
    const [line] = await (await emptyCart()).add(ahead('WHITE-1', 12));
    await setPrice('WHITE-1', 700);
    // Ten percent of 7.05 are 0.71, rounded half up.
    assert.equal(line?.unitPrice, 3 * (705 - 71));
  });

  it('changes its price with its quantity, since more cans come at once', async () => {
    const cart = await emptyCart();
    const [line] = await cart.add(ahead(pack, 1));
    const [changed] = await cart.setQuantity(String(line?.id), 4);
    assert.deepEqual([line?.unitPrice, changed?.unitPrice], [12_600, 10_080]);
  });

  it('can be a pack of one’s own at the price of its cans', async () => {
    const parts = [
      { sku: 'WHITE-1', quantity: 3 },
      { sku: 'RED-1', quantity: 1 },
    ];
    const [asCans] = await (await emptyCart()).add({ ...ahead(ownPack, 3, { items: parts }), parts });
    const [asItself] = await (await emptyCart()).add({ ...ahead(ownPack, 1), parts });
    assert.deepEqual([asCans?.unitPrice, asItself?.unitPrice], [3 * (3 * 630 + 720), 3 * 2900]);
  });

  it('is the same line for the same plan, and another for another plan', async () => {
    const cart = await emptyCart();
    const items = [
      { sku: 'WHITE-1', quantity: 1 },
      { sku: 'RED-1', quantity: 2 },
    ];
    await cart.add(ahead('WHITE-1', 1, { items }));
    await cart.add(ahead('WHITE-1', 1, { items: items.toReversed() }));
    await cart.add(ahead('WHITE-1', 1, { items, installmentCount: 6 }));
    const lines = await cart.add({ sku: 'WHITE-1', quantity: 1 });
    assert.deepEqual(lines.map(({ quantity }) => quantity).toSorted(), [1, 1, 2]);
  });

  const many = Array.from({ length: 25 }, (_, index) => ({ sku: `NO-${index}`, quantity: 1 }));
  for (const [plan, field] of [
    [{ installmentCount: 0 }, 'installment_count'],
    [{ installmentCount: 25 }, 'installment_count'],
    [{ intervalLength: 0 }, 'interval_length'],
    [{ intervalLength: 367 }, 'interval_length'],
    [{ intervalUnit: 'fortnight' }, 'interval_units'],
    [{ items: [] }, 'line_items'],
    [{ items: many }, 'line_items'],
    [{ items: [{ sku: 'NO-SUCH', quantity: 1 }] }, 'line_items'],
    [{ items: [{ sku: 'PINK-1', quantity: 1 }] }, 'line_items'],
    [{ items: [{ sku: ownPack, quantity: 1 }] }, 'line_items'],
    [{ items: [{ sku: 'WHITE-1', quantity: 0 }] }, 'line_items'],
    [{ items: [{ sku: 'WHITE-1', quantity: 101 }] }, 'line_items'],
    [
      {
        items: [
          { sku: 'WHITE-1', quantity: 1 },
          { sku: 'WHITE-1', quantity: 2 },
        ],
      },
      'line_items',
    ],
  ] as const) {
    it(`is refused with ${JSON.stringify(plan).slice(0, 80)}`, async () => {
      const cart = await emptyCart();
      assert.deepEqual(await refusedFor(cart.add(ahead('WHITE-1', 1, plan))), [field]);
      assert.equal((await cart.add({ sku: 'WHITE-1', quantity: 1 })).length, 1);
    });
  }

  it('holds as many deliveries, days and cans as it may', async () => {
    const most = { installmentCount: 24, intervalLength: 366, intervalUnit: 'day' };
    const items = [{ sku: 'WHITE-1', quantity: 100 }];
    const [line] = await (await emptyCart()).add(ahead('WHITE-1', 1, { ...most, items }));
    assert.equal(line?.unitPrice, 24 * 100 * 560);
  });

  it('is refused for goods without a subscription, and on a recurring line', async () => {
    const cart = await emptyCart();
    const white = { items: [{ sku: 'WHITE-1', quantity: 1 }] };
    assert.deepEqual(await refusedFor(cart.add(ahead('PINK-1', 1, white))), ['base']);
    const both = { ...ahead('WHITE-1', 1), subscription: { intervalLength: 1, intervalUnit: 'month' } };
    assert.deepEqual(await refusedFor(cart.add(both)), ['base']);
  });

  it('takes no more money than the database can count, also when it grows', async () => {
    const cart = await emptyCart();
    const items = [{ sku: pack, quantity: 100 }];
    const [line] = await cart.add(ahead(pack, 1, { installmentCount: 24, items }));
    const { message } = await cart.setQuantity(String(line?.id), 100).then(
      () => new Error('It is not refused.'),
      (error: unknown) => error as CartRefused,
    );
    assert.equal(message, '{"quantity":["is too large"]}');
  });

  it('neither counts for the price by the case nor takes part in it', async () => {
    const made = await engine.get(PromotionService).createPromotion(await engine.context('admin'), {
      enabled: true,
      conditions: [operation('cans', { atLeast: 12, atMost: 0 })],
      actions: [operation('line_percentage', { basisPoints: 500, of: 'wine,pack' })],
      translations: [{ languageCode: LanguageCode.en, name: 'Full case', description: '' }],
    });
    assert.ok(!isGraphQlErrorResult(made));
    const cart = await emptyCart();
    const reduced = (lines: readonly CartLine[]): readonly number[] => lines.map(({ discounts }) => discounts.length);
    assert.deepEqual(reduced(await cart.add(ahead('WHITE-1', 12))), [0]);
    assert.deepEqual(reduced(await cart.add({ sku: 'RED-1', quantity: 11 })), [0, 0]);
    assert.deepEqual(reduced(await cart.add({ sku: 'RED-1', quantity: 1 })).toSorted(), [0, 1]);
    await engine.get(PromotionService).softDeletePromotion(await engine.context('admin'), made.id);
  });
});

describe('An order that is paid ahead (spec §3 Prepaid subscription)', () => {
  it('costs all deliveries and one parcel, with the tax of both', async () => {
    const { subTotal, shipping, totalWithTax } = await orderAhead(engine, { quantity: 12 });
    assert.deepEqual([subTotal, shipping, totalWithTax], [12 * 1890, 1000, 22_680 + 1814 + 1000]);
  });

  it('needs a customer, like everything that repeats', async () => {
    const { id } = await orderAhead(engine);
    const guest = await engine.orderAtPayment('WHITE-1', 1, 'guest@example.test', {
      prepaid: (await engine.order(id)).lines[0]?.customFields.prepaid ?? '',
    });
    const prepare = 'mutation { prepareHostedPayment { id } }';
    assert.equal(refusalOf(await callShop(engine.url, prepare, {}, keyOf(guest))), 'INVALID');
    const session = await engine.prepare(guest);
    engine.sandbox.pay(session);
    assert.equal((await engine.complete(guest, session)).kind, 'refused');
    assert.ok(!(await engine.order(guest.id)).orderPlacedAt);
  });

  it('allocates the contents of its first delivery alone', async () => {
    const before = [await freeOf(engine, 'WHITE-1'), await freeOf(engine, 'RED-1')];
    await placeAhead(engine, { items: [{ sku: 'RED-1', quantity: 3 }] });
    await placeAhead(engine, { items: [{ sku: 'WHITE-1', quantity: 3 }] });
    assert.deepEqual(
      [await freeOf(engine, 'WHITE-1'), await freeOf(engine, 'RED-1')],
      [(before[0] ?? 0) - 6, (before[1] ?? 0) - 6],
    );
  });

  it('allocates the contents also when the named product is short', async () => {
    const before = await freeOf(engine, 'RED-1');
    const order = await orderAhead(engine, { quantity: 2, items: [{ sku: 'RED-1', quantity: 3 }] });
    await setStock(engine, 'WHITE-1', 1);
    await pay(engine, order);
    assert.deepEqual([await freeOf(engine, 'WHITE-1'), await freeOf(engine, 'RED-1')], [1, before - 6]);
    await setStock(engine, 'WHITE-1', 1000);
  });

  it('gives it back when it is canceled', async () => {
    const before = [await freeOf(engine, 'WHITE-1'), await freeOf(engine, 'RED-1')];
    const items = [
      { sku: 'WHITE-1', quantity: 2 },
      { sku: 'RED-1', quantity: 3 },
    ];
    const { id } = await placeAhead(engine, { items });
    assert.deepEqual(
      [await freeOf(engine, 'WHITE-1'), await freeOf(engine, 'RED-1')],
      [(before[0] ?? 0) - 4, (before[1] ?? 0) - 6],
    );
    await engine.dashboard(`mutation { cancelOrder(input: { orderId: "${id}" }) { __typename } }`);
    assert.deepEqual([await freeOf(engine, 'WHITE-1'), await freeOf(engine, 'RED-1')], before);
  });

  it('is not placed when there is too little for its first delivery', async () => {
    const order = await orderAhead(engine, { quantity: 2, items: [{ sku: 'RED-1', quantity: 3 }] });
    await setStock(engine, 'RED-1', 5);
    await assert.rejects(pay(engine, order), /less in stock/);
    await setStock(engine, 'RED-1', 6);
    await pay(engine, order);
    assert.equal(await freeOf(engine, 'RED-1'), 0);
    await setStock(engine, 'RED-1', 1000);
  });
});

async function setPrice(sku: string, price: number): Promise<void> {
  const { rawConnection } = engine.get(TransactionalConnection);
  await rawConnection.query(
    `UPDATE product_variant_price SET price = $2 WHERE "variantId" = (SELECT id FROM product_variant WHERE sku = $1)`,
    [sku, price],
  );
}
