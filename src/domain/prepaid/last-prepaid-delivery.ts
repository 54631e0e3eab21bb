import { addInterval } from '#src/domain/interval/add-interval';
import type { Day } from '#src/domain/interval/calendar-day';
import type { PrepaidPlan } from './prepaid-subscription';

/**
 * The day of the last delivery. The order is the first one, so it is one interval before the end of the plan: start plus length
 * times installment count minus one (spec §5 Prepaid end date).
 */
export function lastPrepaidDelivery(start: Day, { interval: { length, unit }, installmentCount }: PrepaidPlan): Day {
  return addInterval(start, { length: length * (installmentCount - 1), unit });
}
