import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCallTimeout, OpenShopCalls } from '#src/infrastructure/shop-api/open-shop-calls';
import type { ShopCall, ShopHttpOptions } from '#src/infrastructure/shop-api/shop-calls';
import { rejection } from '#test/contracts/shop/rejection';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { ScriptedServer } from './scripted-server';

const call: ShopCall = { method: 'GET', path: ['variants', 'RED/1', 'stock_availabilities'], isOpen: true };

describe('Reads that are open to everybody (spec §6 Open, §8)', () => {
  let server: ScriptedServer;
  let scheduler: ManualScheduler;
  beforeEach(async () => {
    server = await new ScriptedServer().start();
    scheduler = new ManualScheduler();
  });
  afterEach(() => server.close());

  const send = (options: Partial<ShopHttpOptions> = {}) =>
    new OpenShopCalls({ baseUrl: server.url, ...options }, scheduler).send(call);

  it('say which store and which visitor they are for, and nothing of a customer', async () => {
    server.answer(200, { in_stock: true });
    expect(await send({ baseUrl: `${server.url}/tenant/`, storeSlug: 'cans', anonymousId: () => 'anon-1' })).toBe(
      '{"in_stock":true}',
    );
    const { method, url, headers } = server.received[0]!;
    expect(`${method} ${url}`).toBe('GET /tenant/api/variants/RED%2F1/stock_availabilities');
    expect(headers).toMatchObject({ accept: 'application/json', 'x-store-slug': 'cans', 'x-anonymous-id': 'anon-1' });
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('cookie');
  });

  it.each([
    [404, 'not_found'],
    [429, 'rate_limited'],
    [500, 'server_error'],
    [503, 'unavailable'],
  ] as const)('tell a %i by its code, %s', async (status, code) => {
    server.answer(status, { error: 'secret' });
    const error = await rejection(send());
    expect(error).toMatchObject({ code, trace: { status } });
    expect(JSON.stringify(error)).not.toContain('secret');
  });

  it('give up on a server that does not answer in time', async () => {
    const [error] = await Promise.all([rejection(send()), scheduler.advance(openCallTimeout)]);
    expect(error).toMatchObject({ code: 'timeout' });
  });

  it('tell a server that cannot be reached from an address that cannot be called', async () => {
    expect(await rejection(send({ baseUrl: 'http://localhost:1' }))).toMatchObject({ code: 'network_error' });
    expect(await rejection(send({ baseUrl: 'ftp://shop.example' }))).toMatchObject({ code: 'unsupported_protocol' });
  });
});
