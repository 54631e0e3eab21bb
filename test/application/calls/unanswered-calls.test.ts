import { describe, expect, it } from 'vitest';
import { UnansweredCalls } from '#src/application/calls/unanswered-calls';
import { outcomeOf, uncertainFailures } from '#test/application/failures';
import { lockedOrder, unauthorized } from '#test/fakes/shop/refusals';

/** Makes a call of that name; true when it is told that it is repeated. */
const isRepeated = (calls: UnansweredCalls, name = 'skip') => calls.run(name, (repeated) => Promise.resolve(repeated));
const fails = (calls: UnansweredCalls, failure: Error) => outcomeOf(calls.run('skip', () => Promise.reject(failure)));

describe('Calls without an answer (spec §8 Generic HTTP client errors)', () => {
  it.each(uncertainFailures)('are remembered until the next one of their name: $code', async (failure) => {
    const calls = new UnansweredCalls();
    expect(await isRepeated(calls)).toBe(false);
    expect(await fails(calls, failure)).toEqual({ status: 'rejected', reason: failure });
    expect(await isRepeated(calls, 'cancel')).toBe(false);
    expect(await isRepeated(calls)).toBe(true);
    expect(await isRepeated(calls)).toBe(false);
  });

  it('are no calls that were refused', async () => {
    const calls = new UnansweredCalls();
    for (const failure of [unauthorized(), lockedOrder('order-1'), new Error('a bug')]) {
      await fails(calls, failure);
      expect(await isRepeated(calls)).toBe(false);
    }
  });

  it('may hold a lock, and are forgotten with any other refusal', async () => {
    const calls = new UnansweredCalls();
    await fails(calls, uncertainFailures[0]!);
    await fails(calls, lockedOrder('order-1'));
    await fails(calls, lockedOrder('order-1'));
    expect(await isRepeated(calls)).toBe(true);
    await fails(calls, uncertainFailures[0]!);
    await fails(calls, unauthorized());
    expect(await isRepeated(calls)).toBe(false);
  });
});
