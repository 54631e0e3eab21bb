import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openVariantReader } from '#src/infrastructure/shop-api/open-variant-reader';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { recordedCalls } from '#test/infrastructure/shop-api/recordings';
import { ScriptedServer } from '#test/infrastructure/shop-api/scripted-server';

type Json = Readonly<Record<string, unknown>>;

const recorded = recordedCalls
  .filter(({ method, path, status }) => method === 'GET' && path.startsWith('/api/variants') && status === 200)
  .flatMap(({ res }) => (res as { variants: Json[] }).variants);

describe('Variants of the wire (spec §7 GET /api/variants)', () => {
  let server: ScriptedServer;
  beforeEach(async () => {
    server = await new ScriptedServer().start();
  });
  afterEach(() => server.close());

  const offers = (variants: readonly Json[]) => {
    server.answer(200, { variants });
    return openVariantReader({ baseUrl: server.url }, new ManualScheduler()).readBySkus(['ANY']);
  };

  it('are mapped as they were recorded', async () => {
    expect(recorded.length).toBeGreaterThan(0);
    const read = await offers(recorded);
    expect(read.map(({ id, sku, price }) => ({ id, sku, price }))).toEqual(
      recorded.map(({ id, sku, price }) => ({ id: String(id), sku, price: Math.round(Number(price) * 100) })),
    );
  });

  it.each<[string, Json, object]>([
    ['unlimited', { total_on_hand: null, in_stock: true }, { kind: 'in-stock' }],
    ['six', { total_on_hand: 6, in_stock: true }, { kind: 'in-stock' }],
    ['five', { total_on_hand: 5, in_stock: true }, { kind: 'few', left: 5 }],
    ['one', { total_on_hand: 1, in_stock: true }, { kind: 'few', left: 1 }],
    ['none', { total_on_hand: 0, in_stock: false }, { kind: 'out-of-stock' }],
    ['none, but more to come', { total_on_hand: 0, in_stock: true, is_backorderable: true }, { kind: 'back-order' }],
    [
      'fewer than none, but more to come',
      { total_on_hand: -2, in_stock: true, is_backorderable: true },
      { kind: 'back-order' },
    ],
    ['no number, and nothing there', { total_on_hand: null, in_stock: false }, { kind: 'out-of-stock' }],
  ])('tell the stock: %s', async (_, wire, stock) => {
    expect((await offers([{ ...recorded[0], is_backorderable: false, ...wire }]))[0]!.stock).toEqual(stock);
  });

  it.each<[string, Json, number | undefined]>([
    ['forty', { total_on_hand: 40, in_stock: true }, 40],
    ['none', { total_on_hand: 0, in_stock: false }, 0],
    ['unlimited', { total_on_hand: null, in_stock: true }, undefined],
    ['none, but more to come', { total_on_hand: 0, in_stock: true, is_backorderable: true }, undefined],
  ])('tell how many an order may ask for: %s', async (_, wire, left) => {
    expect((await offers([{ ...recorded[0], is_backorderable: false, ...wire }]))[0]!.unitsLeft).toBe(left);
  });

  it('tell weight, and whether they may be bought alone', async () => {
    const [offer] = await offers([{ ...recorded[0], weight: '9.3', metadata: { no_individual_purchase: true } }]);
    expect(offer).toMatchObject({ weight: 9.3, noIndividualPurchase: true });
    expect((await offers([{ ...recorded[0], weight: null, metadata: null }]))[0]).not.toHaveProperty('weight');
  });
});
