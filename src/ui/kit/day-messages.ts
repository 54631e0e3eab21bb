import type { Day } from '#src/domain/interval/calendar-day';

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
 * Returns "March 31, 2026" for the planned day "2026-03-31", whatever the zone. The first use of Intl.DateTimeFormat would
 * take 100 ms on a slow phone, during hydration.
 */
export function formatDay(day: Day): string {
  const date = new Date(day);
  return `${months[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** Returns "Tue, Nov 24" for the planned day "2026-11-24". */
export function formatShortDay(day: Day): string {
  const date = new Date(day);
  return `${weekdays[date.getUTCDay()] ?? ''}, ${months[date.getUTCMonth()]?.slice(0, 3) ?? ''} ${date.getUTCDate()}`;
}

/** Returns "01/31" for January 2031, as it stands on a card. */
export function formatMonth({ month, year }: { readonly month: number; readonly year: number }): string {
  return [month, year % 100].map((part) => String(part).padStart(2, '0')).join('/');
}
