import type { Instant } from '#src/domain/interval/interval';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Returns "December 21, 2026", in UTC, the time zone of deliveries. The first use of Intl.DateTimeFormat would take 100
 * ms on a slow phone, during hydration.
 */
export function formatInstant(instant: Instant): string {
  const day = new Date(instant);
  return `${months[day.getUTCMonth()] ?? ''} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** Returns "March 31, 2026" for the calendar day "2026-03-31". */
export function formatDay(date: string): string {
  return formatInstant(Date.parse(`${date.slice(0, 10)}T00:00:00Z`));
}
