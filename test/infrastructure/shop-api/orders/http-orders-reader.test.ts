import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { orderOf } from '#src/infrastructure/shop-api/cart/order-calls';
import { HttpOrdersReader } from '#src/infrastructure/shop-api/orders/http-orders-reader';
import type { ShopCall } from '#src/infrastructure/shop-api/shop-calls';
import { recordLog } from '#test/fakes/system/recording-logger';
import { recordedOrders } from '#test/infrastructure/shop-api/recordings';

const shipped = recordedOrders.find(({ shipments }) => (shipments as unknown[]).length > 0)!;
const [shipment] = shipped['shipments'] as readonly object[];

const page = (orders: readonly object[]) =>
  JSON.stringify({ orders, count: orders.length, total_count: orders.length, current_page: 1, pages: 1, per_page: 6 });

/** A server that lists all orders in `mine`, and has `completed` only on demand. */
class Server {
  readonly calls: string[] = [];

  constructor(
    private readonly orders: readonly object[],
    private readonly hasCompleted = false,
  ) {}

  send({ path, query }: ShopCall): Promise<string> {
    this.calls.push(`${path.join('/')}?${query?.toString() ?? ''}`);
    if (path[1] === 'completed' && !this.hasCompleted)
      return Promise.reject(new GatewayError({ code: 'not_found', message: 'Not Found' }));
    return Promise.resolve(page(this.orders));
  }
}

describe('The order history over HTTP (spec §7 GET orders/mine, orders/completed)', () => {
  const completed = { ...shipped, number: 'R1', completed_at: '2026-11-20T15:06:31.220Z' };
  const cart = { ...shipped, number: 'R2', completed_at: null };

  it('asks for six orders with their details, unless it is told otherwise (spec §9 Orders page size and page)', async () => {
    const server = new Server([completed], true);
    const history = new HttpOrdersReader(server);
    await history.list({ page: 2 });
    await history.list({ page: 1, perPage: 3, subscriptionId: '7' });
    expect(server.calls.map((call) => [...new URLSearchParams(call.replace(/.*\?/, ''))])).toMatchObject([
      [
        ['include_details', 'true'],
        ['page', '2'],
        ['per_page', '6'],
      ],
      [
        ['include_details', 'true'],
        ['page', '1'],
        ['per_page', '3'],
        ['q[subscription_id_eq]', '7'],
      ],
    ]);
  });

  it('asks once for the list of completed orders where there is none', async () => {
    const server = new Server([completed]);
    const history = new HttpOrdersReader(server);
    await history.list({ page: 1 });
    await history.list({ page: 2 });
    expect(server.calls.map((call) => call.replace(/\?.*/, ''))).toEqual([
      'orders/completed',
      'orders/mine',
      'orders/mine',
    ]);
    expect(server.calls[2]).toContain(new URLSearchParams({ 'q[completed_at_not_null]': '1' }).toString());
  });

  it.each([true, false])('shows no cart that a server lists, whichever list it is from', async (hasCompleted) => {
    const history = new HttpOrdersReader(new Server([cart, completed], hasCompleted));
    expect((await history.list({ page: 1 })).orders.map(({ number }) => number)).toEqual(['R1']);
  });

  it('leaves out the lines of an order when one cannot be read, and an order without a number', async () => {
    const odd = recordLog();
    const { number: _number, ...nameless } = completed;
    const server = new Server([nameless, { ...completed, line_items: [{ id: 'x' }] }], true);
    const { orders } = await new HttpOrdersReader(server).list({ page: 1 });
    expect(orders.map(({ number, lineItems }) => [number, lineItems])).toEqual([['R1', undefined]]);
    expect(odd.entries).toHaveLength(1);
  });
});

describe('Shipments of an order (spec §2 /account/*, §3 Order / cart)', () => {
  const read = (fields: object) =>
    orderOf(JSON.stringify({ ...shipped, shipments: [{ ...shipment, ...fields }] })).shipments[0]!;

  it('have state, carrier, tracking and contents', () => {
    expect(
      read({
        state: 'shipped',
        carrier: 'Vine Parcel',
        tracking: 'VP1',
        tracking_url: 'https://parcels.example/VP1',
        shipped_at: '2026-11-21T10:00:00Z',
        manifest: [{ sku: 'RED-1', quantity: 2, variant_id: 1, states: {} }],
      }),
    ).toMatchObject({
      state: 'shipped',
      carrier: 'Vine Parcel',
      trackingNumber: 'VP1',
      trackingUrl: 'https://parcels.example/VP1',
      shippedAt: Date.UTC(2026, 10, 21, 10),
      contents: [{ sku: 'RED-1', quantity: 2 }],
    });
  });

  it('may be tracked on a page of the carrier', () => {
    const external = 'https://carrier.example/VP1';
    expect(read({ tracking_url: null, external_tracking_url: external }).trackingUrl).toBe(external);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/relative', 'not an address', 7])(
    'link to no page that is not on the web: %s',
    (url) => {
      const logger = recordLog();
      const { trackingUrl, trackingNumber } = read({ tracking: 'VP1', tracking_url: url });
      expect([trackingUrl, trackingNumber]).toEqual([undefined, 'VP1']);
      expect(logger.entries).toHaveLength(1);
    },
  );

  it('have no state that is not known here', () => {
    expect(read({ state: 'on the moon' }).state).toBeUndefined();
  });
});
