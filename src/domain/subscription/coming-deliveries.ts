import { addInterval, type Instant } from '#src/domain/interval/interval';
import type { Subscription } from './subscription';

/**
 * The days of the next deliveries, at most `count`: the next one first, each of the others one interval after the one before
 * it, none after the end date. A month that is too short moves all that follow it: 31 January, 28 February, 28 March
 * (spec §4 Subscription actions).
 */
export function comingDeliveries(
  { state, actionableDate, interval, endDate }: Pick<Subscription, 'state' | 'actionableDate' | 'interval' | 'endDate'>,
  count: number,
): readonly Instant[] {
  if (actionableDate === undefined || state === 'canceled' || state === 'inactive') return [];
  // What is about to end makes one more delivery (spec §4 Subscription actions).
  const most = state === 'pending-cancellation' ? 1 : count;
  const days: Instant[] = [];
  for (
    let day = actionableDate;
    days.length < most && (endDate === undefined || day <= endDate);
    day = addInterval(day, interval)
  )
    days.push(day);
  return days;
}
