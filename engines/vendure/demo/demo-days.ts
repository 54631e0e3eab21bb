import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addDays, todayOf } from '#src/plugins/core/interval/calendar-day';

/** The days of a demo, counted from the moment at which it is filled in. */
export class DemoDays {
  readonly today: Day;

  constructor(now: Date) {
    this.today = todayOf(now);
  }

  /** The day so many days from today. */
  day(distance: number): Day {
    return addDays(this.today, distance);
  }

  noon(distance: number): Date {
    return noonOf(this.day(distance));
  }
}

export function noonOf(day: Day): Date {
  return new Date(`${day}T12:00:00.000Z`);
}
