const millisecondsOfADay = 86_400_000;

/** When parcels leave: the same as the content of the shop promises. */
export interface ShippingDays {
  /** The warehouse's time zone, such as "America/Los_Angeles". */
  readonly timeZone: string;
  /** The hour on the warehouse's clock before which orders leave on the same day; 0 to 24. */
  readonly cutOffHour: number;
  /** The days on which parcels leave: 0 is Sunday, 6 Saturday. */
  readonly shippingWeekdays: readonly number[];
  /** Days on which none leaves, such as "2026-12-25". */
  readonly holidays: readonly string[];
}

/**
 * Plans the day on which the parcel of an order leaves, such as "2026-11-30": the first shipping day, which is the day of the order
 * itself before the hour of cut-off. Undefined when parcels leave on no day of the week.
 */
export function leavingDay(days: ShippingDays, orderedAt: Date): string | undefined {
  if (days.shippingWeekdays.length === 0) return undefined;
  const { day, hour } = onTheClock(days.timeZone, orderedAt);
  let leaving = hour < days.cutOffHour ? day : nextDay(day);
  while (!days.shippingWeekdays.includes(weekdayOf(leaving)) || days.holidays.includes(leaving))
    leaving = nextDay(leaving);
  return leaving;
}

/** The problem of the name of a time zone, if it has one. */
export function timeZoneProblem(timeZone: unknown): string | undefined {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: String(timeZone) });
    return undefined;
  } catch {
    return `"${String(timeZone)}" is no time zone such as America/Los_Angeles`;
  }
}

/** Finds the day of a moment where the warehouse is, such as "2026-11-30". */
export function dayAt(timeZone: string, moment: Date): string {
  return onTheClock(timeZone, moment).day;
}

function onTheClock(timeZone: string, moment: Date): { readonly day: string; readonly hour: number } {
  const two = '2-digit';
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, year: 'numeric', month: two, day: two },
    ...{ hour: two, hourCycle: 'h23' },
  });
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    day: ['year', 'month', 'day'].map((part) => parts.get(part as 'day')).join('-'),
    hour: Number(parts.get('hour')),
  };
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + millisecondsOfADay).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}
