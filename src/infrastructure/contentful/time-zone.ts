import type { UtcOffset } from '#src/domain/geography/delivery-estimate';
import type { Instant } from '#src/domain/interval/interval';
import type { Check } from '#src/infrastructure/shared/checks';
import { refined, text } from './entry-checks';

/** Clocks change on the half-hour in UTC. */
const halfHour = 1_800_000;
const day = 86_400_000;
/** A build that is older than this shows a clock that may be an hour off. */
const daysAhead = 730;

/** Refuses a name that the runtime does not know. */
export const timeZone: Check<string> = refined(text, (name, refuse) => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return name;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refuse(`"${name}" is no time zone such as America/Los_Angeles`);
  }
});

/** The distances of a known time zone from UTC, now and during the next two years, oldest first. */
export function utcOffsetsOf(name: string, now: Instant): readonly UtcOffset[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  const minutesAt = (moment: Instant): number => {
    const offset = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(offset) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  };
  const start = now - (now % halfHour);
  const offsets = [{ from: start, minutes: minutesAt(start) }];
  for (let dayStart = start; dayStart < start + daysAhead * day; dayStart += day) {
    const minutes = minutesAt(dayStart);
    if (minutesAt(dayStart + day) === minutes) continue;
    let from = dayStart;
    while (minutesAt(from) === minutes) from += halfHour;
    offsets.push({ from, minutes: minutesAt(from) });
  }
  return offsets;
}
