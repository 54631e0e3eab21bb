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
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

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

/** Returns "Tue, Nov 24" for the calendar day "2026-11-24". */
export function formatShortDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${weekdays[day.getUTCDay()] ?? ''}, ${months[day.getUTCMonth()]?.slice(0, 3) ?? ''} ${day.getUTCDate()}`;
}

/** Returns "01/31" for January 2031, as it stands on a card. */
export function formatMonth({ month, year }: { readonly month: number; readonly year: number }): string {
  return [month, year % 100].map((part) => String(part).padStart(2, '0')).join('/');
}
