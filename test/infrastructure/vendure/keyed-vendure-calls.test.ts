import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { stillRunningDelay } from '#src/infrastructure/shared/send-keyed';
import { AuthorizedVendureCalls } from '#src/infrastructure/vendure/authorized-vendure-calls';
import { dataOf } from '#src/infrastructure/vendure/failures';
import { KeyedVendureCalls } from '#src/infrastructure/vendure/keyed-vendure-calls';
import { claimOrder, readOrder } from '#src/infrastructure/vendure/operations.generated';
import type { Access, VendureCalls } from '#src/infrastructure/vendure/vendure-calls';
import { CountingRandomSource } from '#test/fakes/system/counting-random-source';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';

const key = { number: 'R1', token: 'its-token' };

/** Answers the next calls with these bodies, then with nothing. */
class Engine implements VendureCalls {
  readonly received: Access[] = [];

  constructor(private readonly refusals: string[] = []) {}

  get keys(): readonly (string | undefined)[] {
    return this.received.map(({ idempotencyKey }) => idempotencyKey);
  }

  async send<Data>(_operation: unknown, _variables: unknown, access: Access = {}): Promise<Data> {
    this.received.push(access);
    const code = this.refusals.shift();
    if (code !== undefined)
      dataOf(200, JSON.stringify({ errors: [{ message: 'No', extensions: { code } }], data: null }));
    return Promise.resolve({} as Data);
  }
}

function keyed(calls: VendureCalls, scheduler = new ManualScheduler()): VendureCalls {
  return new KeyedVendureCalls(calls, { random: new CountingRandomSource(), scheduler });
}

describe('The key of a changing call to Vendure (spec §8 Handling)', () => {
  it('is another one for each change, and reading has none', async () => {
    const engine = new Engine();
    const calls = keyed(engine);
    await calls.send(claimOrder, {}, { key });
    await calls.send(claimOrder, {}, { key });
    await calls.send(readOrder, {}, { key });
    const [first, second, reading] = engine.keys;
    expect([first, second]).toEqual([expect.any(String), expect.any(String)]);
    expect(second).not.toBe(first);
    expect(reading).toBeUndefined();
  });

  it('stays the same when the token is refused and renewed', async () => {
    const engine = new Engine(['TOKEN_REFUSED']);
    const authorized = new AuthorizedVendureCalls(engine, {
      token: () => Promise.resolve('a-token'),
      renew: () => Promise.resolve(true),
      giveUp: () => Promise.resolve(),
    });
    await keyed(authorized).send(claimOrder, {}, { key, customer: 'needed' });
    expect(engine.keys).toHaveLength(2);
    expect(new Set(engine.keys).size).toBe(1);
  });

  it('stays the same while the call that the browser sent before is running', async () => {
    const [engine, scheduler] = [new Engine(['IDEMPOTENCY_KEY_IN_USE']), new ManualScheduler()];
    const sent = keyed(engine, scheduler).send(claimOrder, {}, { key });
    await scheduler.advance(stillRunningDelay);
    await sent;
    expect(engine.keys).toHaveLength(2);
    expect(new Set(engine.keys).size).toBe(1);
  });

  it('is not sent again by itself when the order is locked', async () => {
    const engine = new Engine(['ORDER_LOCKED']);
    const refusal = await keyed(engine)
      .send(claimOrder, {}, { key })
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(GatewayError);
    expect(engine.keys).toHaveLength(1);
  });
});
