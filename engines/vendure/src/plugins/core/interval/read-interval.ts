import { invalid } from '#src/plugins/core/shop-failure';
import type { Interval } from './calendar-day';
import { intervalUnits } from './calendar-day';

/** The longest interval has so many of its units. */
const longest = 366;

/** Reads an interval that was sent. Throws INVALID for a length below 1 or above 366, and for another unit. */
export function readInterval(length: number, unit: string): Interval {
  if (length < 1) throw invalid({ interval_length: ['must be greater than 0'] });
  if (length > longest) throw invalid({ interval_length: [`must be less than or equal to ${longest}`] });
  const known = intervalUnits.find((one) => one === unit);
  if (known === undefined) throw invalid({ interval_units: ['is not included in the list'] });
  return { length, unit: known };
}
