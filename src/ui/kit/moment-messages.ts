import { type Day, dayOf } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import { formatDay } from './day-messages';

/** The day of a moment in the shopper's time zone. Without Intl, whose first use takes a slow phone 100 ms. */
export function dayHere(moment: Instant): Day {
  const here = new Date(moment);
  return dayOf(Date.UTC(here.getFullYear(), here.getMonth(), here.getDate()));
}

/** Returns "December 4, 2026": the day of a moment in the shopper's time zone. Not for a built document. */
export function formatDayOf(moment: Instant): string {
  return formatDay(dayHere(moment));
}

/** Returns "December 10, 2026": the day of a moment in a time zone. */
export function formatDayIn(timeZone: string, moment: Instant): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(moment);
}

/** Returns "Thursday, January 14, 2027, 8:00 PM EST". */
export function formatMomentIn(timeZone: string, moment: Instant): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
    .format(moment)
    .replace(' at ', ', ')
    .replaceAll('\u202f', ' ');
}

/** Returns "January 14, 2027 at 8:00 PM", in the shopper's time zone. */
export function formatMoment(moment: Instant): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(moment);
}

/** Returns "3:47 PM", in the shopper's time zone. */
export function formatTime(moment: Instant): string {
  return new Date(moment).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}

/** Returns "12:34": minutes and seconds. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
