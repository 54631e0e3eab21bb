import { clubIntervals } from '#src/domain/club/club-join';
import { addInterval, type Interval, isSameInterval } from '#src/domain/interval/interval';
import type { Subscription } from './subscription';

/** What a customer may do with a subscription; `resize` changes the size of a club (spec §4 Subscription actions, §9 Club sizes). */
export type SubscriptionAction = 'skip' | 'cancel' | 'update' | 'resize' | 'pause' | 'resume';

/** Why an action cannot be taken now; known before anybody clicks. */
export type Obstacle = 'is-over' | 'is-ending' | 'is-paused' | 'is-not-paused' | 'skipped-already';

/** What stands in the way of an action; undefined when nothing does. The back end has the last word. */
export function obstacleTo(
  action: SubscriptionAction,
  { state, isSkippable }: Pick<Subscription, 'state' | 'isSkippable'>,
): Obstacle | undefined {
  if (state === 'canceled' || state === 'inactive') return 'is-over';
  if (state === 'pending-cancellation') return action === 'update' ? undefined : 'is-ending';
  if (action === 'resume') return state === 'paused' ? undefined : 'is-not-paused';
  if (state === 'paused' && (action === 'skip' || action === 'pause' || action === 'resize')) return 'is-paused';
  if (action === 'skip' && !isSkippable) return 'skipped-already';
  return undefined;
}

/** The paces that a subscription can change to: those of the club, and the one it has (spec §4 Subscription actions, update). */
export function offeredIntervals(current: Interval): readonly Interval[] {
  return clubIntervals.some((offered) => isSameInterval(offered, current))
    ? clubIntervals
    : [current, ...clubIntervals];
}

/** The next longer interval that the club offers, for a member who has too much wine; undefined for the longest. */
export function nextLongerInterval(current: Interval): Interval | undefined {
  return clubIntervals.find((offered) => addInterval(0, offered) > addInterval(0, current));
}
