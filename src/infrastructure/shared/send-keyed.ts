import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import type { RandomSource } from '#src/application/ports/system/random-source';
import type { Scheduler } from '#src/application/ports/system/scheduler';

/** Makes the keys of calls, and lets one wait for the answer of the first call with its key. */
export interface KeySource {
  readonly random: Pick<RandomSource, 'id'>;
  readonly scheduler: Scheduler;
}

/** The back ends' words for a call whose key another call has that is still running. */
const stillRunning: readonly unknown[] = ['idempotency_key_in_use', 'IDEMPOTENCY_KEY_IN_USE'];

/** Milliseconds between two questions whether the first call has its answer. */
export const stillRunningDelay = 500;
export const stillRunningTries = 20;

/**
 * Makes a key and sends with it. The browser may have sent the call before by itself, with the same key: while that one
 * runs, this waits and sends again, and gets its answer. When it takes too long, the outcome is as open as after any lost
 * answer: rejects with `timeout` (docs/adr/0016).
 */
export async function sendKeyed<T>({ random, scheduler }: KeySource, send: (key: string) => Promise<T>): Promise<T> {
  const key = random.id();
  for (let tries = 1; ; tries += 1) {
    try {
      return await send(key);
    } catch (error) {
      if (!hasCode(error, 'locked') || !stillRunning.includes(error.trace.serverCode)) throw error;
      if (tries === stillRunningTries)
        throw new GatewayError({ code: 'timeout', message: 'The shop did not answer in time', cause: error });
      await scheduler.wait(stillRunningDelay);
    }
  }
}
