import { describe, expect, it } from 'vitest';
import { fresno, GuestShopper } from '#test/sandbox/support/guest-shopper';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import type { WireLine } from '#test/sandbox/support/shop-client';
import { ShopClient } from '#test/sandbox/support/shop-client';

const [white, ...others] = recordingsConfig.variants;
const sandbox = sharedSandbox({
  config: {
    ...recordingsConfig,
    pictures: true,
    discontinuedVariants: [{ ...white!, sku: 'OLD-1' }],
    variants: [
      white!,
      ...others,
      { ...white!, sku: 'GONE-1', stock: 0 },
      { ...white!, sku: 'LATER-1', stock: 0, backorderable: true },
      { ...white!, sku: 'ICE', noIndividualPurchase: true, stock: null },
      { ...white!, sku: 'GIFT', kind: 'gift-card', digital: true, priceCents: 5000 },
      { ...white!, sku: 'CAN-1', weight: '9.3' },
      { ...white!, sku: 'OWN-2', kind: 'pack', composedOf: 2 },
      { ...white!, sku: 'CAN-6', kind: 'pack', priceCents: 4000, parts: [{ sku: 'CAN-1', quantity: 6 }] },
    ],
  },
});
const anybody = new ShopClient(sandbox);

describe('Variants (spec §7 Shop back end)', () => {
  type List = { readonly variants: readonly { readonly sku: string }[]; readonly total_count: number };

  it('are found by sku, with pictures of this sandbox; unknown ones are absent', async () => {
    const path = `/api/variants?q[sku_in][]=${encodeURIComponent('WHITE-1|RED-1')}&q[sku_in][]=NO-SUCH&q[sku_in][]=ICE`;
    const { variants, total_count: total } = await anybody.must<List>('GET', path);
    expect([total, variants.map(({ sku }) => sku).toSorted()]).toEqual([2, ['ICE', 'WHITE-1|RED-1']]);
    expect(variants.find(({ sku }) => sku === 'ICE')).toMatchObject({
      metadata: { no_individual_purchase: true },
      total_on_hand: null,
      track_inventory: false,
      in_stock: true,
    });
    expect(variants.find(({ sku }) => sku !== 'ICE')).toMatchObject({
      images: [{ large_url: `${sandbox.url}/media/products/WHITE-1%7CRED-1.svg` }],
      variant_properties: [],
      stock_items: [{ available: true }],
    });
    expect((await anybody.must<List>('GET', '/api/variants?q[sku_in][]=')).total_count).toBe(0);
  });

  it.each([
    ['CAN-1', 'quantity=12&interval_length=1&interval_units=month', '6.3', '84.0', '75.6'],
    ['CAN-1', 'quantity=24&interval_length=1&interval_units=month', '5.6', '168.0', '134.4'],
    ['CAN-1', 'quantity=11&interval_length=1&interval_units=month', '7.0', '77.0', '77.0'],
    ['CAN-6', 'quantity=2&interval_length=1&interval_units=month', '36.0', '80.0', '72.0'],
    ['CAN-1', 'quantity=11', '7.0', '77.0', '77.0'],
    ['CAN-1', 'quantity=12', '6.65', '84.0', '79.8'],
    ['CAN-1', 'quantity=24', '6.3', '168.0', '151.2'],
    ['CAN-6', 'quantity=4', '36.0', '160.0', '144.0'],
    ['WHITE-1', 'quantity=24', '7.0', '168.0', '168.0'],
    ['CAN-1', '', '7.0', '7.0', '7.0'],
  ])(
    'cost less by the case, and still less when cases repeat (%s %s)',
    async (sku, query, price, total, discounted) => {
      expect(await anybody.must('GET', `/api/variants/${sku}/discount_prices?${query}`)).toMatchObject({
        sku,
        discount_price: price,
        total,
        discount_total: discounted,
        currency: 'USD',
      });
    },
  );

  it('that are not sold on their own do not go to checkout alone (spec §5 Validation rules)', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'ICE', quantity: 1 }]);
    expect(await shopper.call('PUT', 'next')).toMatchObject({
      status: 422,
      body: { errors: { base: [expect.stringContaining('not sold on their own')] } },
    });
    expect(
      (await shopper.checkout('address', { email: 'guest@example.test', ship_address_attributes: fresno })).status,
    ).toBe(422);
    await shopper.add('WHITE-1', 1);
    expect((await shopper.toDelivery()).state).toBe('delivery');
  });

  it('that are no longer sold cannot be added, neither by sku nor by id', async () => {
    const { id } = await sandbox.database
      .selectFrom('variants')
      .select('id')
      .where('sku', '=', 'OLD-1')
      .executeTakeFirstOrThrow();
    const shopper = await GuestShopper.with(sandbox, []);
    for (const named of [{ sku: 'OLD-1' }, { variant_id: id }]) {
      const path = `/api/orders/${shopper.number}/line_items`;
      expect((await shopper.client.send('POST', path, { line_item: named })).status).toBe(404);
    }
    expect((await shopper.order()).line_items).toEqual([]);
  });

  it('that ship nothing need no shipment and no tax', async () => {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'GIFT', quantity: 1 }]);
    const order = await shopper.toPayment();
    expect([order.state, order.shipments, order.total]).toEqual(['payment', [], '50.0']);
  });
});

describe('Lines (spec §3 Line item)', () => {
  it('of the same variant become one, of other options another', async () => {
    const shopper = await GuestShopper.with(sandbox, [
      { sku: 'RED-1', quantity: 1 },
      { sku: 'RED-1', quantity: 2 },
    ]);
    const post = (line: object): Promise<unknown> =>
      shopper.client.must('POST', `/api/orders/${shopper.number}/line_items`, { line_item: line });
    await post({ sku: 'RED-1', quantity: 1, options: { ribbon: 'red', note: 'a' } });
    await post({ sku: 'RED-1', quantity: 1, options: { note: 'a', ribbon: 'red' } });
    // The database keeps keys in an order of its own, so one of the two is always another.
    await post({ sku: 'RED-1', quantity: 1, options: { ribbon: 'red', note: 'a' } });
    expect((await shopper.order()).line_items.map(({ quantity }) => quantity)).toEqual([3, 3]);
  });

  it('of a pack list its parts', async () => {
    const shopper = await GuestShopper.with(sandbox, []);
    const parts = [
      { sku: 'WHITE-1', quantity: 4 },
      { sku: 'RED-1', quantity: 2 },
    ];
    const line = await shopper.client.must('POST', `/api/orders/${shopper.number}/line_items`, {
      line_item: { sku: 'WHITE-1|RED-1', parts },
    });
    expect(line).toMatchObject({ sku: 'WHITE-1|RED-1', quantity: 1, is_bundle: true, parts });
  });

  it('of a pack of one’s own hold single cans, and no bottles', async () => {
    const shopper = await GuestShopper.with(sandbox, []);
    expect(await shopper.add('OWN-2', 1, { parts: [{ sku: 'WHITE-1', quantity: 2 }] })).toMatchObject({
      status: 422,
      body: { errors: { parts: ['WHITE-1 is not sold as a single can'] } },
    });
    expect((await shopper.add('OWN-2', 1, { parts: [{ sku: 'CAN-1', quantity: 2 }] })).status).toBe(201);
  });

  it('repeat when they say so, if the variant can be subscribed to', async () => {
    const shopper = await GuestShopper.with(sandbox, []);
    const path = `/api/orders/${shopper.number}/line_items`;
    const monthly = { interval_length: 1, interval_units: 'month', end_date: null };
    const line = await shopper.client.must<{ id: number }>('POST', path, {
      line_item: { sku: 'WHITE-1', quantity: 12 },
      subscription_line_item: monthly,
    });
    expect(line).toMatchObject({ subscription_line_items: [{ sku: 'WHITE-1', quantity: 12, ...monthly }] });
    expect(await shopper.order()).toMatchObject({ subscription_in_cart: true });
    const nested = {
      sku: 'WHITE-1',
      quantity: 24,
      subscription_line_items_attributes: [{ interval_length: 1, interval_units: 'week' }],
    };
    expect(await shopper.client.must('POST', path, { line_item: nested })).toMatchObject({
      quantity: 24,
      subscription_line_items: [{ interval_units: 'week' }],
    });
    expect(await shopper.client.must('POST', path, { line_item: { sku: 'WHITE-1' } })).toMatchObject({
      quantity: 1,
      subscription_line_items: [],
    });
    const changed = await shopper.client.must('PATCH', `${path}/${line.id}`, {
      line_item: { quantity: 6 },
      subscription_line_item: { ...monthly, interval_length: 3 },
    });
    expect(changed).toMatchObject({ quantity: 6, subscription_line_items: [{ interval_length: 3, quantity: 6 }] });
    const followed = await shopper.client.must('PATCH', `${path}/${line.id}`, { line_item: { quantity: 8 } });
    expect(followed).toMatchObject({ quantity: 8, subscription_line_items: [{ interval_length: 3, quantity: 8 }] });
    const refused = await shopper.client.send('POST', path, {
      line_item: { sku: 'RED-1' },
      subscription_line_item: monthly,
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { base: ['The requested item cannot be subscribed'] } },
    });
    const never = await shopper.client.send('POST', path, {
      line_item: { sku: 'WHITE-1' },
      subscription_line_item: { ...monthly, interval_length: 0 },
    });
    expect(never).toMatchObject({ status: 422, body: { errors: { interval_length: ['must be greater than 0'] } } });
    expect((await shopper.order()).line_items).toHaveLength(3);
  });

  it('repeat in a quantity of their own, and as another variant, when they say so', async () => {
    const shopper = await GuestShopper.with(sandbox, []);
    const path = `/api/orders/${shopper.number}/line_items`;
    const monthly = { interval_length: 1, interval_units: 'month' };
    const line = await shopper.client.must<WireLine>('POST', path, {
      line_item: { sku: 'WHITE-1', quantity: 12 },
      subscription_line_item: { ...monthly, quantity: 6 },
    });
    expect(await shopper.client.must('PATCH', `${path}/${line.id}`, { line_item: { quantity: 8 } })).toMatchObject({
      quantity: 8,
      subscription_line_items: [{ sku: 'WHITE-1', quantity: 6 }],
    });
    const other = await shopper.client.must('POST', path, {
      line_item: { sku: 'RED-1', quantity: 2 },
      subscription_line_item: { ...monthly, subscribable_id: line.variant_id },
    });
    expect(other).toMatchObject({ sku: 'RED-1', subscription_line_items: [{ sku: 'WHITE-1', quantity: 2 }] });
  });
});

describe('Open calls (spec §6 Roles and permissions)', () => {
  it('note who waits for a variant', async () => {
    const ask = (request: object): Promise<{ status: number }> =>
      anybody.send('POST', '/api/stock_requests', { stock_request: request });
    expect((await ask({ email: 'Wait@Example.test', sku: 'GONE-1' })).status).toBe(201);
    expect((await ask({ email: 'wait@example.test', sku: 'GONE-1' })).status).toBe(201);
    expect(await sandbox.database.selectFrom('stockRequests').select('email').execute()).toEqual([
      { email: 'wait@example.test' },
    ]);
    expect(await ask({ email: 'nobody', sku: 'NO-SUCH' })).toMatchObject({
      status: 422,
      body: { errors: { email: ['is invalid'], variant: ['must exist'] } },
    });
  });

  it('make a referral known, and find it again', async () => {
    const refer = (body: object): Promise<{ status: number; body: { referral_identifier?: unknown } }> =>
      anybody.send('POST', '/api/referral_identifiers', body);
    const made = await refer({ email: 'friend@example.test' });
    expect([made.status, typeof made.body.referral_identifier]).toEqual([201, 'string']);
    expect(await refer({ email: 'Friend@example.test' })).toMatchObject({ status: 200, body: made.body });
    expect((await refer({ referral_identifier: 'summer' })).status).toBe(201);
    expect(await refer({ referral_identifier: 'summer' })).toMatchObject({
      status: 200,
      body: { referral_identifier: 'summer' },
    });
    expect((await refer({})).status).toBe(422);
    const shopper = await GuestShopper.with(sandbox, []);
    expect(
      await shopper.client.must('PATCH', `/api/orders/${shopper.number}`, { order: { referral_identifier: 'summer' } }),
    ).toMatchObject({ referral_identifier: 'summer' });
  });

  it('list the states of a country by ISO code', async () => {
    const { states } = await anybody.must<{ states: readonly { abbr: string }[] }>('GET', '/api/countries/us/states');
    expect([states.length, states[0]]).toEqual([60, expect.objectContaining({ name: 'Alabama', abbr: 'AL' })]);
    expect((await anybody.send('GET', '/api/countries/XX/states')).status).toBe(404);
  });
});
