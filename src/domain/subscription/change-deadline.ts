import { daysFrom } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import type { Subscription } from './subscription';

/**
 * The last day on which the next delivery can be changed: the day before it, since deliveries are made up by night.
 * Undefined when none is planned, or when it is too late.
 */
export function changeDeadline(
  { actionableDate }: Pick<Subscription, 'actionableDate'>,
  now: Instant,
): Instant | undefined {
  if (actionableDate === undefined) return undefined;
  const lastDay = daysFrom(actionableDate, -1);
  return lastDay < daysFrom(now, 0) ? undefined : lastDay;
}
