import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import type { CacheService } from '@vendure/core';
import { RecentCalls } from '#src/plugin/recent-calls';
import type { ShopFailure } from '#src/plugin/shop-failure';

const MINUTE = 60_000;

let calls: RecentCalls;
/** Writes that fail from now on. */
let failures: number;
beforeEach(() => {
  failures = 0;
  const kept = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => {
      failures -= 1;
      return failures >= 0
        ? Promise.reject(new Error('The database is away'))
        : Promise.resolve(void kept.set(key, value));
    },
  };
  calls = new RecentCalls(cache as unknown as CacheService);
  mock.timers.enable({ apis: ['Date'] });
});
afterEach(() => mock.timers.reset());

/** Counts how many of so many requests are let through. */
async function taken(times: number, address: string | undefined, ip?: string): Promise<number> {
  let count = 0;
  for (let nth = 1; nth <= times; nth += 1)
    try {
      await calls.takeMessage('notices', address ?? `person-${nth}@example.test`, ip);
      count += 1;
    } catch (error) {
      assert.equal((error as ShopFailure).extensions['code'], 'RATE_LIMITED');
    }
  return count;
}

describe('Mails that strangers make the shop send (spec §8 The error catalogue)', () => {
  it('are ten a minute to one address, and of one service', async () => {
    assert.equal(await taken(12, 'victim@example.test'), 10);
    assert.equal(await taken(1, 'other@example.test'), 1);
    await calls.takeMessage('other service', 'victim@example.test', undefined);
    mock.timers.tick(MINUTE);
    assert.equal(await taken(12, 'victim@example.test'), 10);
  });

  it('are no more for a caller who sends all of them at once', async () => {
    const sent = Array.from({ length: 30 }, () => taken(1, 'victim@example.test', '203.0.113.1'));
    assert.equal((await Promise.all(sent)).filter((count) => count === 1).length, 10);
    const others = Array.from({ length: 150 }, (_, nth) => taken(1, `other-${nth}@example.test`, '203.0.113.1'));
    assert.equal((await Promise.all(others)).filter((count) => count === 1).length, 110);
  });

  it('are sixty an hour', async () => {
    for (let minute = 1; minute <= 6; minute += 1) {
      assert.equal(await taken(10, 'victim@example.test'), 10);
      mock.timers.tick(MINUTE);
    }
    assert.equal(await taken(1, 'victim@example.test'), 0);
    mock.timers.tick(60 * MINUTE);
    assert.equal(await taken(1, 'victim@example.test'), 1);
  });

  it('are a hundred and twenty a minute from one caller, to whichever addresses', async () => {
    assert.equal(await taken(125, undefined, '203.0.113.1'), 120);
    assert.equal(await taken(1, 'somebody@example.test', '203.0.113.2'), 1);
    mock.timers.tick(MINUTE);
    assert.equal(await taken(1, 'somebody-else@example.test', '203.0.113.1'), 1);
  });
});

describe('Calls that are counted (spec §8 The error catalogue)', () => {
  it('count each, also those of the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, () => calls.add('guesser')));
    assert.deepEqual([await calls.isExceeded('guesser', 20), await calls.isExceeded('guesser', 21)], [true, false]);
  });

  it('count also after one that could not be written', async () => {
    failures = 1;
    await assert.rejects(calls.add('guesser'));
    await calls.add('guesser');
    assert.equal(await calls.isExceeded('guesser', 1), true);
  });
});
