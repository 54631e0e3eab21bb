import { addDays } from '#src/domain/interval/add-interval';
import { beginningOf, type Day, dayOf } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';

/** Business days from the warehouse to the door. */
export interface TransitDays {
  readonly least: number;
  readonly most: number;
}

export interface MethodEstimate {
  /** The back end's name of a shipping method. */
  readonly method: string;
  readonly days: TransitDays;
  /** By abbreviation of the state, for states with another transit time. */
  readonly byState: Readonly<Record<string, TransitDays>>;
}

/** The minutes that a clock is ahead of UTC from a moment on: -480 in a winter of California. */
export interface UtcOffset {
  readonly from: Instant;
  readonly minutes: number;
}

/** The shipping days and the transit times of parcels. */
export interface DeliveryEstimates {
  /**
   * The warehouse's clock, oldest first; at least one. The first counts before it as well, and the last for ever. Not its time
   * zone: the first use of Intl.DateTimeFormat takes a slow phone 190 ms.
   */
  readonly utcOffsets: readonly UtcOffset[];
  /** The hour on the warehouse's clock before which orders leave on the same day; 0 to 24. */
  readonly cutOffHour: number;
  /** The days on which parcels leave: 0 is Sunday, 6 Saturday. At least one. */
  readonly shippingWeekdays: readonly number[];
  /** Days without shipping and arrivals, such as "2026-12-25". */
  readonly holidays: readonly Day[];
  /** The usual method first. */
  readonly methods: readonly MethodEstimate[];
}

/** The first and the last day on which a parcel may arrive, such as "2026-11-24". */
export interface ArrivalWindow {
  readonly first: Day;
  readonly last: Day;
}

/**
 * Estimates the arrival of a parcel to a state that is ordered now: it leaves on the next shipping day and travels for
 * business days, which are Monday to Friday without holidays. Undefined for a method without an estimate.
 */
export function arrivalWindow(
  estimates: DeliveryEstimates,
  { method, state, now }: { readonly method: string; readonly state: string; readonly now: Instant },
): ArrivalWindow | undefined {
  const known = estimates.methods.find((one) => one.method.toLowerCase() === method.trim().toLowerCase());
  if (!known) return undefined;
  const days = (Object.hasOwn(known.byState, state) ? known.byState[state] : undefined) ?? known.days;
  const leaves = leavingDay(estimates, now);
  return {
    first: afterBusinessDays(leaves, days.least, estimates.holidays),
    last: afterBusinessDays(leaves, days.most, estimates.holidays),
  };
}

/** The day on which a parcel that is ordered now leaves. */
function leavingDay({ utcOffsets, cutOffHour, shippingWeekdays, holidays }: DeliveryEstimates, now: Instant): Day {
  const { today, hour } = localTime(now, utcOffsets);
  let day = hour < cutOffHour ? today : addDays(today, 1);
  while (!shippingWeekdays.includes(weekdayOf(day)) || holidays.includes(day)) day = addDays(day, 1);
  return day;
}

function afterBusinessDays(start: Day, count: number, holidays: readonly Day[]): Day {
  let day = start;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day, holidays)) left -= 1;
  }
  return day;
}

function isBusinessDay(day: Day, holidays: readonly Day[]): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day);
}

function weekdayOf(day: Day): number {
  return new Date(beginningOf(day)).getUTCDay();
}

/** The day of a moment on the warehouse's calendar, and the hour on its clock. */
function localTime(now: Instant, offsets: readonly UtcOffset[]): { readonly today: Day; readonly hour: number } {
  const { minutes = 0 } = offsets.filter(({ from }) => from <= now).at(-1) ?? offsets[0] ?? {};
  const shown = now + minutes * 60_000;
  return { today: dayOf(shown), hour: new Date(shown).getUTCHours() };
}
