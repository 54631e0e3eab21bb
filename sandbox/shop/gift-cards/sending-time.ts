const hour = 3_600_000;
const day = /^(\d{4})-(\d\d)-(\d\d)$/;
const moment = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** Undefined when nothing was said, null for at once. */
export type SendingTime = { readonly time: Date | null | undefined } | { readonly problem: string };

/**
 * When a gift card shall be sent: a day or a moment, not more than a year ahead. A day is over only when it is over
 * everywhere on Earth, and a moment of the last 24 hours still counts as now, since clocks and time zones differ.
 */
export function readSendingTime(value: unknown, now: Date): SendingTime {
  if (value === undefined || value === null || value === '') return { time: value === undefined ? undefined : null };
  if (typeof value !== 'string') return { problem: 'is invalid' };
  const isDay = day.test(value);
  const time = new Date(value);
  if ((!isDay && !moment.test(value)) || Number.isNaN(time.getTime()) || !exists(value))
    return { problem: 'is invalid' };
  const oldest = now.getTime() - (isDay ? 36 : 24) * hour;
  if (time.getTime() < oldest) return { problem: 'must not be in the past' };
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + 1);
  return time > latest ? { problem: 'must be within a year' } : { time };
}

/** 31 February is read as a day of March by some; it is none. */
function exists(text: string): boolean {
  const [year = 0, month = 0, date = 0] = text.slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date)).getUTCDate() === date;
}
