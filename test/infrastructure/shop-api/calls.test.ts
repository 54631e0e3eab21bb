import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpOrderGateway } from '#src/infrastructure/shop-api/cart/http-order-gateway';
import { HttpRememberedCart } from '#src/infrastructure/shop-api/cart/http-remembered-cart';
import { HttpCheckoutGateway } from '#src/infrastructure/shop-api/checkout/http-checkout-gateway';
import { HttpGiftCardGateway } from '#src/infrastructure/shop-api/gift-card/http-gift-card-gateway';
import { openVariantReader } from '#src/infrastructure/shop-api/open-variant-reader';
import type { ShopHttpOptions } from '#src/infrastructure/shop-api/shop-calls';
import { ShopHttp } from '#src/infrastructure/shop-api/shop-http';
import { rejection } from '#test/contracts/shop/rejection';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { callAs } from './call-as';
import { recordedOrders } from './recordings';
import { ScriptedServer } from './scripted-server';

const key = { number: 'R100000001', token: 'a-token' };
const order = { ...recordedOrders[0], number: key.number, token: key.token };
const receipt = { id: 7, number: key.number, state: 'complete', completed_at: '2026-11-20T15:00:00.000Z' };

describe('Calls of the shop back end, whatever they ask for (spec §6, §7 Shop back end)', () => {
  let server: ScriptedServer;
  beforeEach(async () => {
    server = await new ScriptedServer().start();
  });
  afterEach(() => server.close());

  const http = (options: Partial<ShopHttpOptions> = {}) => new ShopHttp({ baseUrl: server.url, ...options });
  const orders = () => new HttpOrderGateway(http());
  const checkout = () => new HttpCheckoutGateway(http());
  const lastCall = () => {
    const { method, url, body } = server.received.at(-1)!;
    return { call: `${method} ${url}`, body };
  };

  describe('cannot be led to another address', () => {
    it.each(['', '.', '..'])('by the code "%s"', async (code) => {
      expect(await rejection(orders().removePromoCode(key, code))).toMatchObject({ code: 'not_found' });
      expect(server.received).toEqual([]);
    });

    it('by an order number', async () => {
      server.answer(404, { error: 'no' });
      await rejection(orders().read({ ...key, number: '../users/me?x=' }));
      expect(server.received[0]!.url).toBe('/api/orders/..%2Fusers%2Fme%3Fx%3D');
    });
  });

  describe('say who is calling (spec §6)', () => {
    const named = ['x-spree-order-token', 'authorization', 'x-store-slug', 'x-anonymous-id', 'idempotency-key'];
    const credentials = () =>
      Object.fromEntries(Object.entries(server.received.at(-1)!.headers).filter(([name]) => named.includes(name)));

    it('by the order’s token alone when nothing else is known', async () => {
      server.answer(200, order);
      await orders().read(key);
      expect(credentials()).toEqual({ 'x-spree-order-token': 'a-token' });
    });

    it('by everything that is known at the moment of the call', async () => {
      const session: { bearer?: string } = {};
      const gateway = new HttpOrderGateway(
        callAs(() => session.bearer, http({ storeSlug: 'cans', anonymousId: () => 'anon-1' })),
      );
      server.answer(200, order).answer(200, order);
      await gateway.read(key);
      expect(credentials()).toEqual({
        'x-spree-order-token': 'a-token',
        'x-store-slug': 'cans',
        'x-anonymous-id': 'anon-1',
      });
      session.bearer = 'a.b.c';
      await gateway.read(key);
      expect(credentials()).toMatchObject({ authorization: 'Bearer a.b.c' });
    });

    it('and repetitions, by their key', async () => {
      server.answer(204);
      await http().send({ method: 'PUT', path: ['orders', 'R1', 'empty'], idempotencyKey: 'its-key' });
      expect(credentials()).toEqual({ 'idempotency-key': 'its-key' });
    });

    it('by cookies only when a cart is created or remembered, in a shop that is configured so', async () => {
      const asked: (readonly [string, string])[] = [];
      const fetchReally = globalThis.fetch;
      vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
        const { url, method, credentials } = input as Request;
        asked.push([`${method} ${new URL(url).pathname}`, credentials]);
        return fetchReally(input, init);
      });
      for (const orderCookie of [true, false]) {
        const calls = http({ orderCookie });
        server.answer(201, order).answer(204).answer(204).answer(200, order);
        await new HttpOrderGateway(calls).create([]);
        expect(await new HttpRememberedCart(calls).read()).toBeUndefined();
        await new HttpRememberedCart(calls).forget();
        await new HttpOrderGateway(calls).read(key);
      }
      vi.restoreAllMocks();
      expect(asked).toEqual([
        ['POST /api/orders', 'include'],
        ['GET /api/orders/current', 'include'],
        ['DELETE /api/orders/current', 'include'],
        [`GET /api/orders/${key.number}`, 'omit'],
        ['POST /api/orders', 'omit'],
        ['GET /api/orders/current', 'omit'],
        ['DELETE /api/orders/current', 'omit'],
        [`GET /api/orders/${key.number}`, 'omit'],
      ]);
    });

    it('by nothing when a new order is created or a session completed', async () => {
      server.answer(201, order).answer(200, receipt);
      await orders().create([]);
      expect(credentials()).toEqual({});
      await checkout().finalizeSession(key.number, 'cs_1');
      expect(credentials()).toEqual({});
    });

    it('but never name a client, which browsers would have to ask leave for', async () => {
      server.answer(200, order);
      await orders().read(key);
      expect(server.received[0]!.headers['user-agent']).not.toContain('axios');
    });
  });

  describe('take the answers of different versions (spec §7)', () => {
    it('reads the order when a checkout call answers without it', async () => {
      server.answer(204).answer(200, order);
      expect((await checkout().prepare(key)).number).toBe(key.number);
      expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
        'PUT /api/checkouts/R100000001/prepare',
        'GET /api/orders/R100000001',
      ]);
    });

    it('reads the order when a checkout call answers its small form', async () => {
      server.answer(200, { number: key.number, state: 'payment' }).answer(200, order);
      expect((await checkout().submitDelivery(key, [])).number).toBe(key.number);
    });

    it.each([
      ['200 with an order', 200, order],
      ['200 with nothing', 200, undefined],
      ['204', 204, undefined],
      ['200 with what nobody expects', 200, 'OK'],
    ])('needs no body where the port promises none: %s', async (_, status, body) => {
      server.answer(status, body);
      await expect(orders().empty(key)).resolves.toBeUndefined();
    });

    it.each([
      ['which order it was', receipt],
      ['the whole order', { ...order, ...receipt }],
      ['an order that was sent back since', { ...receipt, state: 'returned' }],
      ['no moment of its end', { ...receipt, completed_at: null }],
    ])('keeps which order a session has paid, whether it answers %s', async (_, answer) => {
      server.answer(200, answer);
      expect(await checkout().finalizeSession(key.number, 'cs_1')).toEqual({ number: key.number, id: '7' });
    });

    it('does not take an order that is not complete for a placed one', async () => {
      server.answer(200, { ...order, state: 'confirm', completed_at: null });
      expect(await rejection(checkout().finalizeSession(key.number, 'cs_1'))).toMatchObject({ code: 'wrong_shape' });
    });

    it('reads many skus in several calls and keeps them together', async () => {
      const skus = Array.from({ length: 101 }, (_, number) => `SKU-${number}`);
      server.answer(200, { variants: [] }).answer(200, { variants: [] }).answer(200, { variants: [] });
      await openVariantReader({ baseUrl: server.url }, new ManualScheduler()).readBySkus(skus);
      const asked = server.received.flatMap(({ url }) => new URL(url, server.url).searchParams.getAll('q[sku_in][]'));
      expect(asked.sort()).toEqual([...skus].sort());
    });
  });

  it.each([
    ['of this store', { id: 2, name: 'Cans', code: 'cans' }, true],
    ['of another store', { id: 9, name: 'Casks', code: 'casks' }, false],
    ['of a back end that is one store', null, true],
    ['of a store that nobody can read', { id: 'two' }, true],
  ])('take over the order of a customer that is %s: %o', async (_, store, isTaken) => {
    server.answer(200, { ...order, store });
    const current = await new HttpOrderGateway(http(), 2).readCurrent();
    expect(current?.number).toBe(isTaken ? key.number : undefined);
  });

  it('leave out characters that no back end can store: NUL, and halves of surrogate pairs', async () => {
    server.answer(200, order).answer(200, order).answer(200, { amount: '1.0' });
    await orders().update(key, {
      specialInstructions: 'The \u0000green\ud800 door 🍷\udfff',
      giftNote: { from: '\u0000', recipient: 'Bob\ud83c', note: '' },
    });
    expect(lastCall().body).toMatchObject({
      order: { special_instructions: 'The green door 🍷', gift_note_attributes: { from: '', recipient: 'Bob' } },
    });
    await orders().removePromoCode(key, 'te\ud800n\u0000');
    expect(lastCall().call).toBe('DELETE /api/orders/R100000001/coupon_codes/ten');
    await new HttpGiftCardGateway(http()).check('AB\u0000CD');
    expect(lastCall().call).toBe('GET /api/gift_cards/redeem?redemption_code=ABCD');
    expect(await rejection(orders().removePromoCode(key, '\ud800'))).toMatchObject({ code: 'not_found' });
  });

  it('keep the path in front of the API', async () => {
    server.answer(200, order);
    await new HttpOrderGateway(http({ baseUrl: `${server.url}/tenant/` })).read(key);
    expect(server.received[0]!.url).toBe('/tenant/api/orders/R100000001');
  });
});
