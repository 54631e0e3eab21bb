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

/** Another clock's time, moved on by as much as was asked. Who asked for nothing is as late as that clock. */
export interface MovableClock extends Clock {
  readonly offsetMilliseconds: number;
  /** Moves on to a time that is not past; from there on it runs as the other clock does. */
  moveTo(time: Date): void;
}

export function movableClock(base: Clock, offsetMilliseconds = 0): MovableClock {
  let offset = offsetMilliseconds;
  return {
    now: () => new Date(base.now().getTime() + offset),
    get offsetMilliseconds() {
      return offset;
    },
    moveTo: (time) => {
      offset = Math.max(offset, time.getTime() - base.now().getTime());
    },
  };
}
