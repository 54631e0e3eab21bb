import type { ID, Order, OrderLine, RequestContext } from '@vendure/core';
import { VendureEvent } from '@vendure/core';

/** Tells that a line was added to a placed order and is paid, in the transaction that adds it. */
export class AdditionPlacedEvent extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    readonly order: Order,
    readonly line: OrderLine,
    /** The modification of the order that the dashboard shows. */
    readonly modificationId: ID,
  ) {
    super();
  }
}
