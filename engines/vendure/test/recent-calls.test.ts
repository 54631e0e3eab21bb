import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { TransactionalConnection } from '@vendure/core';
import type { ShopFailure } from '#src/plugins/core/shop-failure';
import { RecentCalls } from '#src/plugins/recent-calls/recent-calls';
import { EngineUnderTest } from '#test/support/engine-under-test';

const MINUTE = 60_000;

const engine = new EngineUnderTest();
let calls: RecentCalls;
before(async () => {
  await engine.start({ hasWorker: false });
  calls = engine.get(RecentCalls);
});
after(() => engine.stop());
beforeEach(() => query('DELETE FROM recent_call'));

function query<T>(statement: string, values: unknown[] = []): Promise<T> {
  return engine.get(TransactionalConnection).rawConnection.query(statement, values);
}

/** Lets everything that was counted be older by so much. */
function letPass(milliseconds: number): Promise<unknown> {
  return query(`UPDATE recent_call SET "endsAt" = "endsAt" - $1 * interval '1 millisecond'`, [milliseconds]);
}

async function isTaken(call: Promise<void>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    assert.equal((error as ShopFailure).extensions['code'], 'RATE_LIMITED');
    return false;
  }
}

/** Counts how many of so many requests of the same moment are let through. */
async function taken(times: number, address: string | undefined, ip?: string): Promise<number> {
  const sent = Array.from({ length: times }, (_, nth) =>
    isTaken(calls.takeMessage('notices', address ?? `person-${nth}@example.test`, ip)),
  );
  return (await Promise.all(sent)).filter(Boolean).length;
}

describe('Mails that strangers make the shop send (spec §8 The error catalogue)', () => {
  it('are counted for the whole network of an IPv6 address', async () => {
    const asked = Array.from({ length: 121 }, (_, nth) =>
      isTaken(calls.takeMessage('notices', `person-${nth}@example.test`, `2001:db8::${(nth + 1).toString(16)}`)),
    );
    assert.equal((await Promise.all(asked)).filter(Boolean).length, 120);
    assert.equal(await taken(1, 'another@example.test', '2001:db8:0:1::1'), 1);
  });

  it('are ten a minute to one address, and of one service', async () => {
    assert.equal(await taken(30, 'victim@example.test'), 10);
    assert.equal(await taken(1, 'other@example.test'), 1);
    await calls.takeMessage('other service', 'victim@example.test', undefined);
    await letPass(MINUTE);
    assert.equal(await taken(12, 'victim@example.test'), 10);
  });

  it('are sixty an hour', async () => {
    for (let minute = 1; minute <= 6; minute += 1) {
      assert.equal(await taken(10, 'victim@example.test'), 10);
      await letPass(MINUTE);
    }
    assert.equal(await taken(1, 'victim@example.test'), 0);
    await letPass(60 * MINUTE);
    assert.equal(await taken(1, 'victim@example.test'), 1);
  });

  it('are a hundred and twenty a minute from one caller, to whichever addresses', async () => {
    assert.equal(await taken(30, 'victim@example.test', '203.0.113.1'), 10);
    assert.equal(await taken(150, undefined, '203.0.113.1'), 110);
    assert.equal(await taken(1, 'somebody@example.test', '203.0.113.2'), 1);
    await letPass(MINUTE);
    assert.equal(await taken(1, 'somebody-else@example.test', '203.0.113.1'), 1);
  });
});

describe('Calls that are counted (spec §8 The error catalogue)', () => {
  const ofCaller = { caller: 'guesser', allowed: 2 };
  const ofHousehold = { caller: 'household', allowed: 3 };

  it('count by none of their limits when one of them is reached', async () => {
    const sent = [1, 2, 3, 4].map(() => isTaken(calls.take(ofHousehold, ofCaller)));
    assert.equal((await Promise.all(sent)).filter(Boolean).length, 2);
    assert.equal(await isTaken(calls.take(ofHousehold)), true);
    assert.equal(await isTaken(calls.take(ofHousehold)), false);
  });

  it('count no more once they are taken back', async () => {
    await calls.take(ofCaller);
    await calls.take(ofCaller);
    await calls.giveBack(ofCaller);
    assert.equal(await isTaken(calls.take(ofCaller)), true);
    assert.equal(await isTaken(calls.take(ofCaller)), false);
  });

  it('are forgotten when they count no more, and name no caller until then', async () => {
    await calls.take({ caller: 'somebody@example.test', allowed: 1 });
    const [row] = await query<{ caller: string }[]>('SELECT caller FROM recent_call');
    assert.match(row?.caller ?? '', /^[0-9a-f]{64}$/);
    await calls.forgetOld();
    assert.equal((await query<unknown[]>('SELECT id FROM recent_call')).length, 1);
    await letPass(MINUTE);
    await calls.forgetOld();
    assert.deepEqual(await query('SELECT id FROM recent_call'), []);
  });
});
