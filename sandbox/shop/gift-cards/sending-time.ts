import { todayOf } from '#sandbox/shop/calendar-day';

const hour = 3_600_000;
const day = /^(\d{4})-(\d\d)-(\d\d)$/;
const moment = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** Undefined when it was not sent, null for immediately. */
export type SendingTime = { readonly time: Date | null | undefined } | { readonly problem: string };

/**
 * Reads when to send a gift card: a date or a timestamp, at most a year ahead. A date is past only when it is over in every
 * state, and because clocks differ, a timestamp of the last 24 hours counts as now.
 */
export function readSendingTime(value: unknown, now: Date): SendingTime {
  if (value === undefined || value === null || value === '') return { time: value === undefined ? undefined : null };
  if (typeof value !== 'string') return { problem: 'is invalid' };
  const isDay = day.test(value);
  const time = new Date(value);
  if ((!isDay && !moment.test(value)) || Number.isNaN(time.getTime()) || !exists(value))
    return { problem: 'is invalid' };
  if (isDay ? value < todayOf(now) : time.getTime() < now.getTime() - 24 * hour)
    return { problem: 'must not be in the past' };
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + 1);
  return time > latest ? { problem: 'must be within a year' } : { time };
}

/** `Date` accepts 31 February and turns it into a day in March. */
function exists(text: string): boolean {
  const [year = 0, month = 0, date = 0] = text.slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date)).getUTCDate() === date;
}
