import type { Subscription } from './subscription';

/** A subscription before and after something happened to it. */
export interface SubscriptionChange {
  readonly before: Subscription;
  readonly after: Subscription;
}
