import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { LanguageCode } from '@vendure/common/lib/generated-types';
import type { Order } from '@vendure/core';
import { isGraphQlErrorResult, PromotionService, TransactionalConnection } from '@vendure/core';
import { Carts } from '#src/plugins/cart/carts';
import type { VariantPrice } from '#src/plugins/catalogue/variant-prices';
import { VariantPrices } from '#src/plugins/catalogue/variant-prices';
import type { NewLine } from '#src/plugins/core/order-line/new-lines';
import { operation } from '#src/seed/configured-operation';
import { refusalOf } from '#test/support/change-subscription';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { monthly, reduceCasesAndClubs, stockUp } from '#test/support/joining';

const engine = new EngineUnderTest();
before(async () => {
  await engine.start({ hasWorker: false });
  await stockUp(engine);
  await reduceCasesAndClubs(engine);
});
after(() => engine.stop());

/** Single cans at $7, and packs of six at $42. */
const [can, pack] = ['WHITE-1', 'WHITE-1|RED-1'] as const;
const everyMonth = { length: 1, unit: 'month' };

async function told(sku: string, quantity: number, interval?: typeof everyMonth): Promise<VariantPrice> {
  return engine.get(VariantPrices).read(await engine.context(), sku, quantity, interval);
}

/** The price of the goods in a guest's cart. */
async function inCart(line: NewLine): Promise<number> {
  const { subTotal }: Order = await engine.get(Carts).create(await engine.context(), [line], undefined);
  return subTotal;
}

const ahead = (sku: string, quantity: number, installmentCount: number): NewLine => ({
  ...{ sku, quantity },
  prepaid: { installmentCount, ...monthly, items: [{ sku, quantity: 1 }] },
});

/** Makes a promotion for as long as something lasts. */
async function during<T>(
  { code, action }: { readonly code?: string; readonly action: ReturnType<typeof operation> },
  work: () => Promise<T>,
): Promise<T> {
  const promotions = engine.get(PromotionService);
  const ctx = await engine.context('admin');
  const made = await promotions.createPromotion(ctx, {
    enabled: true,
    ...(code === undefined ? {} : { couponCode: code }),
    conditions: code === undefined ? [operation('first_order', { unknown: 'accepted' })] : [],
    actions: [action],
    translations: [{ languageCode: LanguageCode.en, name: 'For a test', description: '' }],
  });
  if (isGraphQlErrorResult(made)) throw new Error(made.message);
  const done = await work();
  await promotions.softDeletePromotion(ctx, made.id);
  return done;
}

describe('The price of a quantity (spec §3 Variant price query, §7 discount_prices)', () => {
  it('is the price of a cart with the same line, by the single can and by the pack', async () => {
    for (const [sku, quantity, total, discountTotal] of [
      [can, 1, 700, 700],
      [can, 11, 7700, 7700],
      [can, 12, 8400, 7980],
      [can, 23, 16_100, 15_295],
      [can, 24, 16_800, 15_120],
      [pack, 2, 8400, 7980],
      [pack, 4, 16_800, 15_120],
      ['SLEEVE-1', 24, 12_000, 12_000],
    ] as const) {
      assert.deepEqual(await told(sku, quantity), { total, discountTotal }, `${quantity} × ${sku}`);
      assert.equal(await inCart({ sku, quantity }), discountTotal, `a cart of ${quantity} × ${sku}`);
    }
  });

  it('is rounded as it is in a cart', async () => {
    const variants = engine.get(TransactionalConnection).rawConnection;
    const price = (cents: number): Promise<unknown> =>
      variants.query(
        `UPDATE product_variant_price SET price = $1 WHERE "variantId" = (SELECT id FROM product_variant WHERE sku = $2)`,
        [cents, can],
      );
    await price(701);
    const seen = [];
    for (const quantity of [12, 13, 25])
      seen.push([
        (await told(can, quantity)).discountTotal - (await inCart({ sku: can, quantity })),
        (await told(can, quantity, everyMonth)).discountTotal - (await inCart(ahead(can, quantity, 1))),
      ]);
    await price(700);
    assert.deepEqual(seen, [
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('is that of each delivery with an interval: of one that is paid ahead, and of the box that is a club', async () => {
    for (const [sku, quantity, discountTotal] of [
      [can, 6, 4200],
      [can, 12, 7560],
      [can, 18, 11_340],
      [can, 24, 13_440],
      [pack, 2, 7560],
      [pack, 4, 13_440],
    ] as const) {
      const what = `${quantity} × ${sku}`;
      assert.equal((await told(sku, quantity, everyMonth)).discountTotal, discountTotal, what);
      assert.equal(await inCart(ahead(sku, quantity, 3)), 3 * discountTotal, `${what}, paid ahead`);
    }
    for (const quantity of [12, 24])
      assert.equal(
        await inCart({ sku: can, quantity, subscription: monthly }),
        (await told(can, quantity, everyMonth)).discountTotal,
      );
  });

  it('follows the promotions that need no code, also those made in the dashboard', async () => {
    const action = operation('line_percentage', { basisPoints: 1000, of: '' });
    const [once, repeated, cart] = await during({ action }, async () => [
      await told(can, 12),
      await told(can, 12, everyMonth),
      [await inCart({ sku: can, quantity: 12 }), await inCart(ahead(can, 12, 1))],
    ]);
    assert.deepEqual(
      [once, repeated],
      [
        { total: 8400, discountTotal: 7140 },
        { total: 8400, discountTotal: 6804 },
      ],
    );
    assert.deepEqual(cart, [7140, 6804]);
  });

  it('leaves out promotions that need a code, and those of the whole order', async () => {
    const regular = { total: 7000, discountTotal: 7000 };
    const percent = operation('line_percentage', { basisPoints: 1000, of: '' });
    assert.deepEqual(await during({ code: 'CODE', action: percent }, () => told(can, 10)), regular);
    const action = operation('order_fixed_discount', { discount: 1000 });
    assert.deepEqual(await during({ action }, () => told(can, 10)), regular);
  });

  it('writes nothing', async () => {
    const orders = async (): Promise<unknown> =>
      engine.get(TransactionalConnection).rawConnection.query('SELECT COUNT(*) FROM "order"');
    const before = await orders();
    await told(can, 12);
    await told(can, 24, everyMonth);
    assert.deepEqual(await orders(), before);
  });

  it('is refused for fewer than one, for more than a line has, and for an interval that there is not', async () => {
    const refused = async (quantity: number, interval?: typeof everyMonth): Promise<unknown> =>
      refusalOf(told(can, quantity, interval));
    assert.deepEqual(
      [
        await refused(0),
        await refused(10_001),
        await refused(1, { length: 0, unit: 'month' }),
        await refused(1, { length: 1, unit: 'fortnight' }),
      ],
      [
        { quantity: ['must be greater than 0'] },
        { quantity: ['must be less than or equal to 10000'] },
        { interval_length: ['must be greater than 0'] },
        { interval_units: ['is not included in the list'] },
      ],
    );
  });
});
