import { describe, expect, it } from 'vitest';
import { fresno } from '#test/sandbox/support/guest-shopper';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient, type WireOrder } from '#test/sandbox/support/shop-client';

const sandbox = sharedSandbox({ config: recordingsConfig });
const shop = new ShopClient(sandbox, {});

const portland = { ...fresno, city: 'Portland', zipcode: '97201', state_name: 'OR' };
const share = (quantity: number) => [{ sku: 'WHITE-1', quantity }];
const inFresno = { ...fresno, line_items: share(2) };
const inPortland = { ...portland, line_items: share(4) };

function create(recipients: readonly object[], quantity: number) {
  const order = {
    email: 'ada@example.test',
    line_items_attributes: share(quantity),
    metadata: { group_order: { kind: 'group', recipients } },
  };
  return shop.send('POST', '/api/orders', { order });
}

/** The order at payment, with shipping and tax. */
async function priced(recipients: readonly object[], quantity: number): Promise<WireOrder> {
  const { number, token } = (await create(recipients, quantity)).body as unknown as WireOrder;
  const owner = new ShopClient(sandbox, { token });
  const path = `/api/checkouts/${number}`;
  await owner.send('PATCH', path, {
    state: 'address',
    order: { ship_address_attributes: fresno, bill_address_attributes: fresno },
  });
  return (await owner.send('PATCH', path, { state: 'delivery', order: { channel: 'group_order' } }))
    .body as unknown as WireOrder;
}

describe('Group orders of the sandbox (spec §4 Group order)', () => {
  it('pay the parcel of every address', async () => {
    const [one, two, three] = await Promise.all([
      priced([inFresno], 2),
      priced([inFresno, inFresno], 4),
      priced([inFresno, inFresno, inPortland], 8),
    ]);
    const costs = [one, two, three].map(({ ship_total: cost }) => Number(cost));
    expect(costs[0]).toBeGreaterThan(0);
    expect(costs[1]).toBe(costs[0]! * 2);
    expect(costs[2]).toBeGreaterThan(costs[1]!);
  });

  it('pay the tax of a state for the goods that go there', async () => {
    const [all, none, third] = await Promise.all([
      priced([inFresno], 2),
      priced([inPortland], 4),
      priced([inFresno, inPortland], 6),
    ]);
    expect([Number(all.tax_total) > 0, Number(none.tax_total)]).toEqual([true, 0]);
    expect(third.tax_total).toBe(all.tax_total);
  });

  it('pay the tax of a state for its share of the price after a discount of the whole order', async () => {
    const order = await priced([inFresno, inPortland], 6);
    const owner = new ShopClient(sandbox, { token: order.token });
    await owner.must('POST', `/api/orders/${order.number}/coupon_codes`, { coupon_code: 'ten' });
    // 8 percent of a third of $32.00.
    expect(await owner.must('GET', `/api/orders/${order.number}`)).toMatchObject({ additional_tax_total: '0.85' });
  });

  it('are refused by address when one is none, or gets nothing', async () => {
    const { status, body } = await create([inFresno, { ...fresno, zipcode: '', line_items: [] }], 2);
    expect(status).toBe(422);
    expect(Object.keys(body['errors'] as object)).toEqual(['recipients[1].zipcode', 'recipients[1].line_items']);
  });

  it.each([
    ['too little', [inFresno], 3],
    ['too much', [inFresno, inPortland], 5],
    ['something else', [{ ...fresno, line_items: [{ sku: 'RED-1', quantity: 2 }] }], 2],
  ] as const)('are refused when the addresses get %s', async (_what, recipients, quantity) => {
    const { status, body } = await create(recipients, quantity);
    expect([status, body['errors']]).toEqual([422, { recipients: ['must get all units of the order, and no more'] }]);
  });

  it('cannot go to a place that no method serves', async () => {
    const france = { ...inPortland, country_iso: 'FR', state_name: null };
    const { number, token } = (await create([inFresno, france], 6)).body as unknown as WireOrder;
    const order = { ship_address_attributes: fresno, bill_address_attributes: fresno };
    const owner = new ShopClient(sandbox, { token });
    const { status, body } = await owner.send('PATCH', `/api/checkouts/${number}`, { state: 'address', order });
    expect(status).toBe(422);
    expect(body['errors']).toEqual({ base: [expect.stringContaining('shipping rates')] });
  });

  it('cannot keep the price of other addresses', async () => {
    const cheap = await priced([inFresno], 2);
    const owner = new ShopClient(sandbox, { token: cheap.token });
    const path = `/api/checkouts/${cheap.number}`;
    const metadata = {
      group_order: { kind: 'group', recipients: [1, 1].map((units) => ({ ...fresno, line_items: share(units) })) },
    };
    for (const state of ['delivery', 'payment', 'confirm'] as const) {
      const { state: now, ship_total: shipping } = await owner.must('PATCH', path, { state, order: { metadata } });
      expect([state, now, shipping]).toEqual([state, 'address', '0.0']);
      await owner.must('PATCH', path, { state: 'address', order: { metadata: {} } });
      await owner.must('PATCH', path, { state: 'delivery', order: { channel: 'group_order' } });
    }
    await owner.must('PATCH', path, { state: 'payment', order: { metadata } });
    const { shipments } = await owner.must('PATCH', path, { state: 'address', order: { use_billing: true } });
    expect(Number(shipments[0]?.shipping_rates[0]?.cost)).toBe(Number(cheap.ship_total) * 2);
  });

  it('are refused when checkout gets addresses for something else', async () => {
    const { number, token } = await priced([inFresno], 2);
    const metadata = { group_order: { kind: 'group', recipients: [{ ...fresno, line_items: share(1) }] } };
    const owner = new ShopClient(sandbox, { token });
    const { status, body } = await owner.send('PATCH', `/api/checkouts/${number}`, {
      state: 'payment',
      order: { metadata },
    });
    expect([status, body['errors']]).toEqual([422, { recipients: ['must get all units of the order, and no more'] }]);
  });

  it('do not ship goods without an address', async () => {
    const { number, token } = await priced([inFresno], 2);
    const owner = new ShopClient(sandbox, { token });
    await owner.must('POST', `/api/orders/${number}/line_items`, { line_item: { sku: 'RED-1', quantity: 6 } });
    const { status, body } = await owner.send('PUT', `/api/checkouts/${number}/next`);
    expect([status, body['errors']]).toEqual([422, { recipients: ['must get all units of the order, and no more'] }]);
    expect(await owner.must('GET', `/api/orders/${number}`)).toMatchObject({ state: 'address' });
  });
});
