import type { Instant } from '#src/domain/interval/interval';

/** Made with the first day that is written: a slow phone takes 50 ms for its first format, which no page waits for before. */
let longDay: Intl.DateTimeFormat | undefined;

/** "December 21, 2026": the calendar day of a moment, in UTC as deliveries are planned. */
export function formatInstant(instant: Instant): string {
  longDay ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return longDay.format(instant);
}

/** "March 31, 2026" for the calendar day "2026-03-31". */
export function formatDay(date: string): string {
  return formatInstant(Date.parse(`${date.slice(0, 10)}T00:00:00Z`));
}
