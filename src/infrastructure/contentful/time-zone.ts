import type { UtcOffset } from '#src/domain/geography/delivery-estimate';
import type { Instant } from '#src/domain/interval/interval';
import type { FieldReader } from './field-reader';

/** Clocks change on the half-hour in UTC. */
const halfHour = 1_800_000;
const day = 86_400_000;
/** A build that is older than this shows a clock that may be an hour off. */
const daysAhead = 730;

/** Throws `wrong_shape` for a name that the runtime does not know. */
export function timeZoneOf(fields: FieldReader, id: string): string {
  const timeZone = fields.text(id);
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return timeZone;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return fields.reject(id, `"${timeZone}" is no time zone such as America/Los_Angeles`);
  }
}

/** The distances of a known time zone from UTC, now and during the next two years, oldest first. */
export function utcOffsetsOf(timeZone: string, now: Instant): readonly UtcOffset[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const minutesAt = (moment: Instant): number => {
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
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
