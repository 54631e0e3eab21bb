import type { Order, RequestContext } from '@vendure/core';
import { VendureEvent } from '@vendure/core';

/** The reason of a cancellation, in the history of its order. The mail to the buyer goes by it. */
export const moneyReleased = 'The money that was on hold was released before it was taken';

/**
 * Tells that the money which a placed order needs was released, so that nobody has paid for what the order has bought and begun. It is
 * told before anything is canceled: a handler may wait for a lock while no stock is locked yet.
 */
export class OrderReleasedEvent extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    readonly order: Order,
  ) {
    super();
  }
}
