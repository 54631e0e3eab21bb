import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Part } from '#src/domain/catalogue/product';
import { contact, white } from '#test/contracts/shop/checkout-walk';
import { rejection } from '#test/contracts/shop/rejection';
import type { ShopUnderTest } from '#test/contracts/shop/shop-under-test';
import { testEngine } from './test-engine';
import { VendureShop } from './vendure-shop';

let engine: VendureShop;
let shop: ShopUnderTest;
beforeAll(async () => {
  engine = await VendureShop.start();
  shop = await engine.make();
  // The world of the contracts has no such pack.
  const database = new pg.Client(testEngine().databaseUrl);
  await database.connect();
  const set = (fields: string, sku: string) =>
    database.query(`UPDATE product_variant SET ${fields} WHERE sku = $1`, [sku]);
  await set(
    `"customFieldsComposable" = true, "customFieldsCans" = 4, "customFieldsNoindividualpurchase" = false`,
    'SLEEVE-1',
  );
  for (const sku of ['WHITE-1', 'RED-1', 'ORANGE-1']) await set('"customFieldsCans" = 1', sku);
  await database.end();
});
afterAll(() => engine.close());

const pack = (quantity: number, ...parts: readonly Part[]) => ({ sku: 'SLEEVE-1', quantity, parts });
const can = (sku: string, quantity: number): Part => ({ sku, quantity });

describe('Packs of one’s own on Vendure (spec §3 Line item)', () => {
  it('cost the sum of their cans, and are one line as long as they hold the same', async () => {
    const order = await shop.OrderGateway.create([pack(1, can('WHITE-1', 1), can('RED-1', 3))]);
    await shop.OrderGateway.addLine(order, pack(1, can('RED-1', 3), can('WHITE-1', 1)));
    await shop.OrderGateway.addLine(order, pack(1, can('WHITE-1', 4)));
    const { lineItems, total } = await shop.OrderGateway.read(order);
    expect(lineItems.map(({ quantity, price, parts }) => ({ quantity, price, parts }))).toEqual([
      { quantity: 2, price: 3100, parts: [can('RED-1', 3), can('WHITE-1', 1)] },
      { quantity: 1, price: 2800, parts: [can('WHITE-1', 4)] },
    ]);
    expect([total, lineItems[0]!.variant.isComposable]).toEqual([9000, true]);
  });

  it.each<[string, readonly Part[]]>([
    ['nothing', []],
    ['too few', [can('WHITE-1', 3)]],
    ['too many', [can('WHITE-1', 4), can('RED-1', 1)]],
    ['less than none', [can('WHITE-1', 5), can('RED-1', -1)]],
    ['what is no can', [can('WHITE-1', 3), can('GIFT-CARD-50', 1)]],
    ['what is not sold', [can('WHITE-1', 3), can('NO-SUCH', 1)]],
  ])('hold no %s', async (_what, parts) => {
    const order = await shop.OrderGateway.create([white(1)]);
    expect(await rejection(shop.OrderGateway.addLine(order, pack(1, ...parts)))).toMatchObject({
      code: 'unprocessable_entity',
      errors: { parts: [expect.any(String)] },
    });
    expect(await shop.OrderGateway.read(order)).toEqual(order);
  });

  it('are delivered as long as there is enough of each can', async () => {
    const order = await shop.OrderGateway.create([pack(1, can('ORANGE-1', 3), can('WHITE-1', 1))]);
    expect(await shop.CheckoutGateway.submitAddress(order, contact)).toMatchObject({ furthestStep: 'delivery' });
    await shop.OrderGateway.changeLine(order, order.lineItems[0]!.id, 2);
    expect(await rejection(shop.CheckoutGateway.submitAddress(order, contact))).toMatchObject({
      code: 'insufficient_stock',
    });
  });
});
