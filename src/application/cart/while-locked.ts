import { hasCode } from '#src/application/ports/gateway-error';
import type { Scheduler } from '#src/application/ports/system/scheduler';

/** Milliseconds before a retry on a locked order (spec §9 Cart conflict retry). */
export const conflictDelay = 100;
const conflictTries = 4;

/** Retries a change on a locked order, at most four times; then throws the conflict. */
export async function whileLocked<T>(scheduler: Scheduler, send: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (!hasCode(error, 'locked') || tries === conflictTries) throw error;
      await scheduler.wait(conflictDelay);
    }
  }
}
