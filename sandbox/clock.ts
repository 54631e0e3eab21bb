/** Where the sandbox gets the time from; nothing else in it may read the wall clock. */
export interface Clock {
  now(): Date;
}

/** A clock that stands still until it is told otherwise, for tests and for trying out what happens later. */
export interface ManualClock extends Clock {
  set(time: Date): void;
  /** Moves on by so many milliseconds. */
  advance(milliseconds: number): void;
}

export const systemClock: Clock = { now: () => new Date() };

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
