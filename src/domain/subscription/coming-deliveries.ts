import { addInterval, type Instant } from '../interval/interval';
import type { Subscription } from './subscription';

/** The days of the next deliveries, at most `count`: the next one first, none after the end date. */
export function comingDeliveries(
  { state, actionableDate, interval, endDate }: Pick<Subscription, 'state' | 'actionableDate' | 'interval' | 'endDate'>,
  count: number,
): readonly Instant[] {
  if (actionableDate === undefined || state === 'canceled' || state === 'inactive') return [];
  // What is about to end makes one more delivery (spec §4 Subscription actions).
  const most = state === 'pending-cancellation' ? 1 : count;
  const days = Array.from({ length: most }, (_, times) => addInterval(actionableDate, interval, times));
  return days.filter((instant) => endDate === undefined || instant <= endDate);
}
