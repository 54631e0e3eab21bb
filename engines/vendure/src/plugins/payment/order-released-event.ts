import type { Order, RequestContext } from '@vendure/core';
import { VendureEvent } from '@vendure/core';

/** The reason of a cancellation, in the history of its order. The mail to the buyer goes by it. */
export const moneyReleased = 'The money that was on hold was released before it was taken';
/** The same of an order that its buyer has just placed. */
export const canceledByBuyer = 'Its buyer has canceled it';

/**
 * Published when the money that a placed order needs was released, or its buyer cancels it, which leaves its goods and
 * subscriptions unpaid. It is published before anything is canceled: a handler may wait for a lock while no stock is locked yet,
 * and may refuse the buyer's cancellation.
 */
export class OrderReleasedEvent extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    readonly order: Order,
    readonly reason: typeof moneyReleased | typeof canceledByBuyer = moneyReleased,
  ) {
    super();
  }
}
