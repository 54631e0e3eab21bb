import type { Clock } from '#sandbox/clock';

/** A clock that only moves when it is set or advanced. */
export interface ManualClock extends Clock {
  set(time: Date): void;
  advance(milliseconds: number): void;
}

export function manualClock(start: Date): ManualClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    set: (next) => {
      time = next.getTime();
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
