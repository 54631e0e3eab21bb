import type { ID, Order, RequestContext } from '@vendure/core';
import { VendureEvent } from '@vendure/core';

/** Tells that an order has begun a subscription, in the transaction that places the order. */
export class SubscriptionBegunEvent extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    readonly subscriptionId: ID,
    /** Its first delivery. */
    readonly order: Order,
  ) {
    super();
  }
}
