/** The only source of time in the sandbox; nothing else in it may read the wall clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

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
