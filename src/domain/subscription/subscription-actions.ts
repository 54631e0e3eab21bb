import type { Subscription } from './subscription';

/** A customer's actions on a subscription; `resize` changes the size of a club (spec §4 Subscription actions, §9 Club sizes). */
export type SubscriptionAction = 'skip' | 'cancel' | 'update' | 'resize' | 'pause' | 'resume';

/** The reason an action cannot be taken now; it is known before the customer clicks. */
export type Obstacle = 'is-over' | 'is-ending' | 'is-paused' | 'is-not-paused' | 'skipped-already';

/** Finds the obstacle to an action; undefined when there is none. The back end decides in the end. */
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
