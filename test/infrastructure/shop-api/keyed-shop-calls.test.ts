import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { stillRunningDelay, stillRunningTries } from '#src/infrastructure/shared/send-keyed';
import { AuthorizedShopCalls } from '#src/infrastructure/shop-api/authorized-shop-calls';
import { KeyedShopCalls } from '#src/infrastructure/shop-api/keyed-shop-calls';
import type { ShopCall, ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { rejection } from '#test/contracts/shop/rejection';
import { CountingRandomSource } from '#test/fakes/system/counting-random-source';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';

const removal: ShopCall = { method: 'DELETE', path: ['orders', 'R1', 'line_items', 1], orderToken: 'its-token' };
const refusedToken = new GatewayError({ code: 'unauthorized_token' });
const inUse = new GatewayError({ code: 'locked', trace: { status: 409, serverCode: 'idempotency_key_in_use' } });

/** A back end that refuses the next calls one by one, then takes all. */
class Shop implements ShopCalls {
  readonly received: ShopCall[] = [];

  constructor(private readonly refusals: GatewayError[] = []) {}

  get keys(): readonly (string | undefined)[] {
    return this.received.map(({ idempotencyKey }) => idempotencyKey);
  }

  send(call: ShopCall): Promise<string> {
    this.received.push(call);
    const refusal = this.refusals.shift();
    return refusal ? Promise.reject(refusal) : Promise.resolve('done');
  }
}

function keyed(calls: ShopCalls, scheduler = new ManualScheduler()): KeyedShopCalls {
  return new KeyedShopCalls(calls, { random: new CountingRandomSource(), scheduler });
}

describe('The key of a changing call (spec §8 Handling)', () => {
  it('is another one for each change, and reading has none', async () => {
    const shop = new Shop();
    const calls = keyed(shop);
    for (const call of [removal, removal, { ...removal, method: 'GET' } as const]) await calls.send(call);
    const [first, second, reading] = shop.keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(reading).toBeUndefined();
  });

  it('stays the same when the token is refused and renewed, and when the call then goes without one', async () => {
    const shop = new Shop([refusedToken, refusedToken]);
    let bearer = 'stale';
    const authorized = new AuthorizedShopCalls(shop, {
      token: () => Promise.resolve(bearer),
      renew: () => {
        bearer = 'fresh';
        return Promise.resolve(true);
      },
      giveUp: () => Promise.resolve(),
    });
    expect(await keyed(authorized).send(removal)).toBe('done');
    expect(shop.received.map((call) => call.bearer)).toEqual(['stale', 'fresh', undefined]);
    expect(new Set(shop.keys).size).toBe(1);
  });

  it('stays the same while the call that the browser sent before is running, whose answer comes then', async () => {
    const [shop, scheduler] = [new Shop([inUse, inUse]), new ManualScheduler()];
    const answer = keyed(shop, scheduler).send(removal);
    await scheduler.advance(2 * stillRunningDelay);
    expect(await answer).toBe('done');
    expect(shop.keys).toHaveLength(3);
    expect(new Set(shop.keys).size).toBe(1);
  });

  it('leaves the outcome open when that takes too long, as any lost answer does', async () => {
    const [shop, scheduler] = [new Shop(Array.from({ length: stillRunningTries }, () => inUse)), new ManualScheduler()];
    const failure = rejection(keyed(shop, scheduler).send(removal));
    await scheduler.advance(stillRunningTries * stillRunningDelay);
    expect(await failure).toMatchObject({ code: 'timeout' });
  });

  it.each(['locked', 'network_error'] as const)('is not sent again by itself after %s', async (code) => {
    const shop = new Shop([new GatewayError({ code })]);
    expect(await rejection(keyed(shop).send(removal))).toMatchObject({ code });
    expect(shop.keys).toHaveLength(1);
  });
});
