import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';

const sandbox = sharedSandbox({ config: ringpullConfig });

/** 4 × 8.50 and 2 × 8.00. */
const six = [
  { sku: 'GAMAY-01', quantity: 4 },
  { sku: 'CHENIN-02', quantity: 2 },
];

const shopper = (): Promise<GuestShopper> => GuestShopper.with(sandbox, []);

async function onHand(sku: string): Promise<number | null> {
  const { countOnHand } = await sandbox.database
    .selectFrom('variants')
    .select('countOnHand')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return countOnHand;
}

describe('A pack that the shopper puts together (spec §3 Line item parts)', () => {
  it('costs the sum of its cans, lists its contents, and weighs as much', async () => {
    const mine = await shopper();
    const order = await mine.mustAdd('MIX-6', 2, { parts: six });
    expect(order).toMatchObject({
      item_total: '100.0',
      line_items: [
        {
          sku: 'MIX-6',
          quantity: 2,
          price: '50.0',
          is_bundle: true,
          parts: [
            { sku: 'CHENIN-02', quantity: 2 },
            { sku: 'GAMAY-01', quantity: 4 },
          ],
          variant: {
            slug: 'your-own-6-pack',
            weight: '55.8',
            price: '0.0',
            metadata: { composable: true, kind: 'pack', subscribable: true },
          },
        },
      ],
    });
  });

  it('is the same line for the same cans in any order, and another for other cans', async () => {
    const mine = await shopper();
    await mine.mustAdd('MIX-6', 1, { parts: six });
    await mine.mustAdd('MIX-6', 1, {
      parts: [
        { sku: 'CHENIN-02', quantity: 1 },
        { sku: 'GAMAY-01', quantity: 4 },
        { sku: 'CHENIN-02', quantity: 1 },
      ],
    });
    const order = await mine.mustAdd('MIX-6', 1, { parts: [{ sku: 'GAMAY-01', quantity: 6 }] });
    expect(order.line_items.map(({ quantity, price }) => [quantity, price])).toEqual([
      [2, '50.0'],
      [1, '51.0'],
    ]);
  });

  it.each([
    [undefined, "can't be blank"],
    [[], "can't be blank"],
    [[{ sku: 'GAMAY-01', quantity: 5 }], 'must add up to 6 cans'],
    [
      [
        { sku: 'GAMAY-01', quantity: 6 },
        { sku: 'CHENIN-02', quantity: 1 },
      ],
      'must add up to 6 cans',
    ],
    [
      [
        { sku: 'GAMAY-01', quantity: 7 },
        { sku: 'CHENIN-02', quantity: -1 },
      ],
      'must name cans, each with a quantity from 1 to 6',
    ],
    [[{ sku: 'GAMAY-01', quantity: 7 }], 'must name cans, each with a quantity from 1 to 6'],
    [
      [
        { sku: 'GAMAY-01', quantity: 6 },
        { sku: 'CHENIN-02', quantity: 0 },
      ],
      'must name cans, each with a quantity from 1 to 6',
    ],
    [[{ sku: 'GAMAY-01', quantity: 2.5 }], 'must name cans, each with a quantity from 1 to 6'],
    [[{ sku: 'TUMBLER-01', quantity: 6 }], 'TUMBLER-01 is not sold as a single can'],
    [[{ sku: 'OLD-VINE-6', quantity: 1 }], 'OLD-VINE-6 is not sold as a single can'],
    [[{ sku: 'MIX-6', quantity: 6 }], 'MIX-6 is not sold as a single can'],
    [[{ sku: 'NO-SUCH', quantity: 6 }], 'NO-SUCH is not sold as a single can'],
  ])('is refused with the parts %j', async (parts, message) => {
    const mine = await shopper();
    expect(await mine.add('MIX-6', 1, { parts })).toMatchObject({
      status: 422,
      body: { errors: { parts: [message] } },
    });
    expect((await mine.order()).line_items).toEqual([]);
  });

  it('can be had as often as its scarcest can allows', async () => {
    const scarce = [
      { sku: 'CARIGNAN-01', quantity: 1 },
      { sku: 'GAMAY-01', quantity: 5 },
    ];
    const mine = await shopper();
    expect((await mine.mustAdd('MIX-6', 3, { parts: scarce })).line_items[0]!.variant).toMatchObject({
      total_on_hand: 3,
      in_stock: true,
    });
    await mine.mustAdd('CARIGNAN-01', 1);
    const tooMany = await mine.checkout('address', {
      email: 'guest@example.test',
      ship_address_attributes: {
        name: 'Ada',
        address1: '1 Invented St',
        city: 'Fresno',
        zipcode: '93650',
        phone: '5595550100',
        country_iso: 'US',
        state_name: 'CA',
      },
    });
    expect(tooMany).toMatchObject({ status: 422, body: { type: 'insufficient_stock' } });
    const removed = await shopper();
    expect(
      (await removed.mustAdd('MIX-6', 1, { parts: [{ sku: 'ORANGE-03', quantity: 6 }] })).line_items[0]!.variant,
    ).toMatchObject({ total_on_hand: 0, in_stock: false });
  });

  it('takes its cans out of stock when it is bought', async () => {
    const before = [await onHand('GAMAY-01'), await onHand('CHENIN-02'), await onHand('MIX-6')];
    const mine = await shopper();
    await mine.mustAdd('MIX-6', 2, { parts: six });
    await mine.buy();
    expect([await onHand('GAMAY-01'), await onHand('CHENIN-02'), await onHand('MIX-6')]).toEqual([
      before[0]! - 8,
      before[1]! - 4,
      null,
    ]);
  });

  it('is found like any variant, always available and without a price', async () => {
    const found = await new ShopClient(sandbox).must<object>('GET', '/api/variants?q[sku_in][]=MIX-12');
    expect(found).toMatchObject({
      variants: [
        { name: 'Your Own 12 Pack', price: '0.0', in_stock: true, total_on_hand: null, metadata: { composable: true } },
      ],
    });
  });
});
