import { clubIntervals } from '#src/domain/club/club-join';
import { type Interval, isSameInterval } from '#src/domain/interval/interval';

/** The paces that a subscription can change to: those of the club, and the one it has (spec §4 Subscription actions, update). */
export function offeredIntervals(current: Interval): readonly Interval[] {
  return clubIntervals.some((offered) => isSameInterval(offered, current))
    ? clubIntervals
    : [current, ...clubIntervals];
}
