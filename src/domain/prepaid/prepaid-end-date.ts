import { addInterval } from '#src/domain/interval/add-interval';
import type { Day } from '#src/domain/interval/calendar-day';
import type { PrepaidPlan } from './prepaid-subscription';

/**
 * The end of the last interval: start plus length times installment count in the chosen unit. Throws
 * UnsupportedIntervalUnit for any other unit than day, week, month and year (spec §5 Prepaid end date).
 */
export function prepaidEndDate(start: Day, { interval: { length, unit }, installmentCount }: PrepaidPlan): Day {
  return addInterval(start, { length: length * installmentCount, unit });
}
