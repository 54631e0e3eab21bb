import { Inject, Injectable } from '@nestjs/common';

/**
 * Something that is due at times. Several processes may work at the same moment, and one may end in the middle: each work
 * claims what it does row by row, with `FOR UPDATE SKIP LOCKED`, and finds what is left over from before.
 */
export interface HeartbeatWork {
  /** Does what is due until the end of a day, such as `2026-11-27`. */
  work(today: string): Promise<void>;
}

/** The injection token of all works. */
export const HEARTBEAT_WORKS = Symbol('HeartbeatWorks');

/** Does what is due. The day is an argument, so that a year passes as fast as its days are named. */
@Injectable()
export class Heartbeat {
  constructor(@Inject(HEARTBEAT_WORKS) private readonly works: readonly HeartbeatWork[]) {}

  /** Lets each work do what is due. One that fails keeps none from being done; in the end it rejects with what failed. */
  async work(today: string): Promise<void> {
    const failures: unknown[] = [];
    for (const one of this.works) await one.work(today).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  }
}
