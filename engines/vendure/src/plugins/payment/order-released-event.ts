import type { Order, RequestContext } from '@vendure/core';
import { VendureEvent } from '@vendure/core';

/** The reason of a cancellation, in the history of its order. The mail to the buyer goes by it. */
export const moneyReleased = 'The money that was on hold was released before it was taken';

/**
 * Published when the money that a placed order needs was released, which leaves its goods and subscriptions unpaid. It
 * is published before anything is canceled: a handler may wait for a lock while no stock is locked yet.
 */
export class OrderReleasedEvent extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    readonly order: Order,
  ) {
    super();
  }
}
