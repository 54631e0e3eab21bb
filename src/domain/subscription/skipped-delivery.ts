import { daysFrom } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import type { Subscription } from './subscription';

/** A delivery that was left out: the day it had, and the one that became the next. */
export interface SkippedDelivery {
  readonly day: Instant;
  readonly next: Instant;
}

/** Whether a delivery that was left out can still be made: nothing was planned anew since, and its day is to come. */
export function isRestorable(
  { day, next }: SkippedDelivery,
  { state, actionableDate }: Pick<Subscription, 'state' | 'actionableDate'>,
  now: Instant,
): boolean {
  return state === 'active' && actionableDate === next && day >= daysFrom(now, 1);
}
