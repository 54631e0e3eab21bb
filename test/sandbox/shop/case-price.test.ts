import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import type { WireOrder } from '#test/sandbox/support/shop-client';

const sandbox = sharedSandbox({ config: ringpullConfig });

type Lines = readonly { readonly sku: string; readonly quantity: number }[];

async function orderOf(lines: Lines): Promise<WireOrder> {
  return (await GuestShopper.with(sandbox, lines)).order();
}

/** Sku, and the discount that counts on the line. */
function reductions({ line_items: lines }: WireOrder): unknown {
  return lines.map(({ sku, adjustments }) => [
    sku,
    ...adjustments.filter(({ eligible }) => eligible).map(({ amount, label }) => `${amount} ${label}`),
  ]);
}

const full = 'Promotion (Full case)';
const double = 'Promotion (Double case)';

describe('The price by the case (spec §9 Full-case discount)', () => {
  it('takes 5 % off wine from twelve cans on, and nothing before', async () => {
    expect(reductions(await orderOf([{ sku: 'GAMAY-01', quantity: 11 }]))).toEqual([['GAMAY-01']]);
    expect(reductions(await orderOf([{ sku: 'GAMAY-01', quantity: 12 }]))).toEqual([['GAMAY-01', `-5.1 ${full}`]]);
  });

  it('takes 10 % off from twenty-four on, and not both', async () => {
    const order = await orderOf([{ sku: 'GAMAY-01', quantity: 24 }]);
    expect(reductions(order)).toEqual([['GAMAY-01', `-20.4 ${double}`]]);
    expect(order).toMatchObject({ item_total: '204.0', adjustment_total: '-20.4', total: '183.6' });
  });

  it('counts the cans in packs, twelve in the advent calendar, and leaves everything else at its price', async () => {
    expect(
      reductions(
        await orderOf([
          { sku: 'OLD-VINE-6', quantity: 1 },
          { sku: 'GAMAY-01', quantity: 6 },
          { sku: 'TUMBLER-01', quantity: 1 },
        ]),
      ),
    ).toEqual([['OLD-VINE-6', `-2.6 ${full}`], ['GAMAY-01', `-2.55 ${full}`], ['TUMBLER-01']]);
    expect(reductions(await orderOf([{ sku: 'ADVENT-12', quantity: 1 }]))).toEqual([['ADVENT-12', `-5.25 ${full}`]]);
    expect(reductions(await orderOf([{ sku: 'GAMAY-01|CHENIN-02', quantity: 6 }]))).toEqual([
      ['GAMAY-01|CHENIN-02', `-4.65 ${full}`],
    ]);
    expect(
      reductions(
        await orderOf([
          { sku: 'HOUSEWARMING-SET', quantity: 3 },
          { sku: 'TUMBLER-01', quantity: 12 },
        ]),
      ),
    ).toEqual([['HOUSEWARMING-SET'], ['TUMBLER-01']]);
  });

  it('counts the cans of packs of one’s own', async () => {
    const shopper = await GuestShopper.with(sandbox, []);
    const order = await shopper.mustAdd('MIX-24', 1, { parts: [{ sku: 'GAMAY-01', quantity: 24 }] });
    expect(reductions(order)).toEqual([['MIX-24', `-20.4 ${double}`]]);
  });

  it('goes again when cans go', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 12 }]);
    const [line] = (await shopper.order()).line_items;
    await shopper.client.must('PATCH', `/api/orders/${shopper.number}/line_items/${line!.id}`, {
      line_item: { quantity: 11 },
    });
    expect(await shopper.order()).toMatchObject({ total: '93.5', adjustment_total: '0.0' });
  });

  it('is replaced by a code with a larger discount', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 12 }]);
    await shopper.coupon('tenpercent');
    expect(reductions(await shopper.order())).toEqual([['GAMAY-01', '-10.2 Promotion (Ten percent off every can)']]);
  });

  it("is the promise of a quantity's price", async () => {
    const { client } = await GuestShopper.with(sandbox, []);
    const price = (query: string): Promise<object> =>
      client.must<object>('GET', `/api/variants/GAMAY-01/discount_prices?${query}`);
    expect(await price('quantity=12')).toMatchObject({
      total: '102.0',
      discount_price: '8.07',
      discount_total: '96.9',
    });
    expect(await price('quantity=12&interval_length=1&interval_units=month')).toMatchObject({ discount_total: '91.8' });
  });
});
