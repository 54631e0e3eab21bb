import type { Subscription } from '#sandbox/shop/subscriptions/subscription';

/** A subscription before and after something happened to it. */
export interface SubscriptionChange {
  readonly before: Subscription;
  readonly after: Subscription;
}
