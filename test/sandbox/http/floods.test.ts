import { beforeAll, describe, expect, it } from 'vitest';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { configFor } from '#test/sandbox/support/subscriber';

const sandbox = sharedSandbox({ config: configFor('ada') });
let cart: GuestShopper;
beforeAll(async () => {
  cart = await GuestShopper.with(sandbox, [{ sku: 'WHITE-1', quantity: 1 }]);
});

const lines = (count: number) => Array.from({ length: count }, () => ({ sku: 'WHITE-1', quantity: 1 }));
const skus = (count: number) =>
  Array.from({ length: count }, (_, index) => `q[sku_in][]=SKU-${String(index)}`).join('&');
const orders = async () =>
  (
    await sandbox.shop.database
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst()
  )?.count;

const address = (phone: string) => ({
  ...{ name: 'Ada Lovelace', address1: '1 Test Street', city: 'Portland', zipcode: '97202' },
  ...{ country_iso: 'US', state_name: 'OR', phone },
});

async function statusOf(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<number> {
  return (await cart.client.send(method, path, body)).status;
}

describe('A call of a megabyte (spec §8 Shop back end)', () => {
  it.each<[string, unknown]>([
    ['25,000 lines', { order: { line_items_attributes: lines(25_000) } }],
    ['a phone number with 64,000 blanks', { order: { ship_address_attributes: address(`1${' '.repeat(64_000)}2`) } }],
    ['metadata without a group order', { order: { metadata: { note: 'y'.repeat(60_000), group_order: null } } }],
    ['more than a megabyte', { order: { metadata: { group_order: { company: 'y'.repeat(1_100_000) } } } }],
  ])('is refused before anything is done for it: %s', async (_what, body) => {
    const before = await orders();
    expect(await statusOf('POST', '/api/orders', body)).toBe(413);
    expect(await orders()).toBe(before);
  });

  it('is refused by each route that takes no group order', async () => {
    const body = { line_item: { sku: 'WHITE-1', options: 'y'.repeat(60_000) } };
    expect(await statusOf('POST', `/api/orders/${cart.number}/line_items`, body)).toBe(413);
  });

  it('is read when it is a group order, which is refused by its addresses', async () => {
    const recipients = Array.from({ length: 1000 }, () => ({ ...address('call me'), line_items: lines(1) }));
    const body = { order: { line_items_attributes: lines(1), metadata: { group_order: { recipients } } } };
    expect(await statusOf('POST', '/api/orders', body)).toBe(422);
  });
});

describe('A call that asks for too much of one thing', () => {
  it('is refused for a line more than an order has', async () => {
    const before = await orders();
    expect(await statusOf('POST', '/api/orders', { order: { line_items_attributes: lines(101) } })).toBe(422);
    expect(await orders()).toBe(before);
  });

  it('is refused for more skus than a page shows', async () => {
    expect(await statusOf('GET', `/api/variants?${skus(201)}`)).toBe(422);
    expect(await statusOf('GET', `/api/variants?${skus(200)}`)).toBe(200);
  });

  it('is refused for more choices than there are deliveries', async () => {
    const choice = { id: 1, selected_shipping_rate_id: 1 };
    const body = { state: 'delivery', order: { shipments_attributes: Array.from({ length: 11 }, () => choice) } };
    expect(await statusOf('PUT', `/api/checkouts/${cart.number}`, body)).toBe(422);
  });

  it('is refused for a telephone number that is mostly blanks', async () => {
    const body = { order: { ship_address_attributes: address(`1${' '.repeat(40_000)}2`) } };
    expect(await statusOf('PUT', `/api/orders/${cart.number}`, body)).toBe(422);
  });
});
