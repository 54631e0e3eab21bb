import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { RequestContextService, TransactionalConnection } from '@vendure/core';
import type { RebuildSettings } from '#src/config/environment';
import { Supplies } from '#src/plugins/core/catalogue/supplies';
import { Variants } from '#src/plugins/core/catalogue/variants';
import { Rebuilds } from '#src/plugins/rebuild/rebuilds';
import { EngineUnderTest } from '#test/support/engine-under-test';
import type { Call } from '#test/support/stand-in-server';
import { StandInServer } from '#test/support/stand-in-server';
import { change, putInStock } from '#test/support/stock-requests';
import { twiceAtOnce, untilOverOrWaiting } from '#test/support/waiting';

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 5);

const engine = new EngineUnderTest();
const host = { calls: [] as Call[], status: 200 };
const hostServer = new StandInServer((call) => {
  host.calls.push(call);
  return { status: host.status, body: {} };
});
before(async () => {
  await hostServer.start();
  await engine.start({ hasWorker: false });
});
after(async () => {
  await engine.stop();
  await hostServer.stop();
});

function rebuilds(settings: Partial<RebuildSettings> = {}): Rebuilds {
  return new Rebuilds(
    engine.get(TransactionalConnection),
    engine.get(RequestContextService),
    engine.get(Variants),
    engine.get(Supplies),
    { hookUrl: `${hostServer.url}/build?key=secret`, token: undefined, ...settings },
  );
}

/** Lets time pass since the last call. */
async function wait(minutes: number): Promise<void> {
  await engine
    .get(TransactionalConnection)
    .rawConnection.query('UPDATE rebuild SET "triedAt" = "triedAt" - $1::interval', [`${minutes} minutes`]);
}

/** Looks again after five minutes. Returns how many calls there were. */
async function callsAfterPause(): Promise<number> {
  await wait(5);
  host.calls = [];
  await rebuilds().work();
  return host.calls.length;
}

describe('A new build of the storefront', () => {
  beforeEach(async () => {
    await putInStock(engine, 5);
    host.status = 200;
    await callsAfterPause();
    host.calls = [];
  });

  it('is asked for when a price changes, something is sold out or there again, and not for a can that is sold', async () => {
    assert.equal(await callsAfterPause(), 0);
    await putInStock(engine, 4);
    assert.equal(await callsAfterPause(), 0);
    await putInStock(engine, 0);
    assert.equal(await callsAfterPause(), 1);
    await putInStock(engine, 1);
    assert.equal(await callsAfterPause(), 1);
    await change(engine, 'ROSE-1', 'prices: [{ currencyCode: USD, price: 777 }]');
    assert.equal(await callsAfterPause(), 1);
    await change(engine, 'ROSE-1', 'enabled: false');
    assert.equal(await callsAfterPause(), 1);
    await change(engine, 'ROSE-1', 'enabled: true');
    assert.equal(await callsAfterPause(), 1);
    assert.equal(await callsAfterPause(), 0);
  });

  it('is asked for when an order takes the last can, and the order waits for nothing of it', async () => {
    await putInStock(engine, 5, 'RED-1');
    await callsAfterPause();
    host.calls = [];
    const { order, session } = await engine.paidOrder('RED-1', 5);
    const isOver = await engine.locked(order.id, async (ctx) => {
      await engine.payments.complete(ctx, order.id, session);
      const looking = rebuilds()
        .work()
        .then(() => true);
      await untilOverOrWaiting(engine, ctx, looking);
      return Promise.race([looking, Promise.resolve(false)]);
    });
    assert.deepEqual([isOver, host.calls.length], [true, 0]);
    assert.equal(await callsAfterPause(), 1);
  });

  it('is asked for as GitHub wants it, with the token', async () => {
    await putInStock(engine, 0);
    await wait(5);
    await rebuilds({ token: 'github_pat_0' }).work();
    const [{ method, path, headers, body }] = host.calls as [Call];
    assert.deepEqual(
      [method, path, headers.authorization, JSON.parse(body)],
      ['POST', '/build?key=secret', 'Bearer github_pat_0', { event_type: 'catalogue-changed' }],
    );
  });

  it('is asked for once in five minutes, and then for all that has changed meanwhile', async () => {
    await putInStock(engine, 0);
    assert.equal(await callsAfterPause(), 1);
    await change(engine, 'RED-1', 'prices: [{ currencyCode: USD, price: 888 }]');
    await rebuilds().work();
    await change(engine, 'RED-1', 'prices: [{ currencyCode: USD, price: 889 }]');
    await wait(4);
    await rebuilds().work();
    assert.equal(host.calls.length, 1);
    await wait(1);
    await rebuilds().work();
    await rebuilds().work();
    assert.equal(host.calls.length, 2);
    assert.equal(await callsAfterPause(), 0);
  });

  it('is asked for again by the next look after five minutes, when the hook has not taken the call', async () => {
    await putInStock(engine, 0);
    host.status = 500;
    await assert.rejects(callsAfterPause(), { status: 502 });
    host.status = 200;
    await rebuilds().work();
    assert.equal(host.calls.length, 1);
    assert.deepEqual([await callsAfterPause(), await callsAfterPause()], [1, 0]);
  });

  it(`is asked for once by two that look at the same moment, ${ROUNDS} times`, async () => {
    for (let race = 1; race <= ROUNDS; race += 1) {
      await change(engine, 'RED-1', `prices: [{ currencyCode: USD, price: ${1000 + race} }]`);
      await wait(5);
      host.calls = [];
      await twiceAtOnce(engine, 'rebuild', () => rebuilds().work());
      assert.equal(host.calls.length, 1);
    }
  });

  it('is not sent without an address', async () => {
    await putInStock(engine, 0);
    await wait(5);
    await rebuilds({ hookUrl: undefined }).work();
    assert.deepEqual(host.calls, []);
  });
});
