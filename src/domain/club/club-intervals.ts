import { addInterval } from '#src/domain/interval/add-interval';
import { type Interval, isSameInterval } from '#src/domain/interval/interval';

/** The intervals that the club offers. */
export const clubIntervals: readonly Interval[] = [1, 2, 3].map((length) => ({ length, unit: 'month' }));

/**
 * The intervals that a subscription can change to: those of the club, and its current one (spec §4 Subscription actions,
 * update).
 */
export function offeredIntervals(current: Interval): readonly Interval[] {
  return clubIntervals.some((offered) => isSameInterval(offered, current))
    ? clubIntervals
    : [current, ...clubIntervals];
}

/** Intervals compare by the days to which they lead from the same one. */
const anyDay = '2026-01-01';

/** The next longer interval that the club offers, for a member who has too much wine; undefined for the longest. */
export function nextLongerInterval(current: Interval): Interval | undefined {
  return clubIntervals.find((offered) => addInterval(anyDay, offered) > addInterval(anyDay, current));
}
