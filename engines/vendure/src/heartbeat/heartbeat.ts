import { Inject, Injectable } from '@nestjs/common';

/**
 * Work that is due at times. Several processes may work concurrently, and one may end in the middle: each work claims its rows one
 * by one, with `FOR UPDATE SKIP LOCKED`, and finds rows that are left over from before.
 */
export interface HeartbeatWork {
  /** Does the work that is due until the end of a day, such as `2026-11-27`. */
  work(today: string): Promise<void>;
}

/** The injection token of all works. */
export const HEARTBEAT_WORKS = Symbol('HeartbeatWorks');

/** Does the due work. The day is an argument, so that a year passes as fast as its days are named. */
@Injectable()
export class Heartbeat {
  constructor(@Inject(HEARTBEAT_WORKS) private readonly works: readonly HeartbeatWork[]) {}

  /** Lets each work run. One that fails keeps none from running; in the end it rejects with the failures. */
  async work(today: string): Promise<void> {
    const failures: unknown[] = [];
    for (const one of this.works) await one.work(today).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  }
}
