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
 * "December 21, 2026": the calendar day of a moment, in UTC as deliveries are planned. From its parts: a slow phone takes
 * 100 ms for its first Intl.DateTimeFormat, in the middle of making a page usable.
 */
export function formatInstant(instant: Instant): string {
  const day = new Date(instant);
  return `${months[day.getUTCMonth()] ?? ''} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** "March 31, 2026" for the calendar day "2026-03-31". */
export function formatDay(date: string): string {
  return formatInstant(Date.parse(`${date.slice(0, 10)}T00:00:00Z`));
}
