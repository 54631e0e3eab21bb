/** The only source of time in the sandbox; nothing else in it may read the wall clock. */
export interface Clock {
  now(): Date;
}

/** A clock that only moves when it is set or advanced, for tests. */
export interface ManualClock extends Clock {
  set(time: Date): void;
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

/** The time of another clock plus an offset, which starts at 0. */
export interface MovableClock extends Clock {
  readonly offsetMilliseconds: number;
  /** Moves forward to a time; a time in the past changes nothing. From then on it runs with the base clock. */
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
