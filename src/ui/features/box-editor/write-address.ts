import { reaction } from 'mobx';
import type { Scheduler } from '#src/application/ports/system/scheduler';

/** Milliseconds of quiet before the address follows: browsers refuse one that changes all the time. */
export const addressDelay = 300;

/**
 * Writes the parameters that say what is chosen whenever they have changed and stand still; returns the way to stop. What is
 * written is what is chosen then: the shopper may have gone on to another address while it waited.
 */
export function writeAddress(scheduler: Scheduler, read: () => string, write: (search: string) => void): () => void {
  let callOff = (): void => undefined;
  const stop = reaction(read, () => {
    callOff();
    callOff = scheduler.after(addressDelay, () => write(read()));
  });
  return () => {
    stop();
    callOff();
  };
}
