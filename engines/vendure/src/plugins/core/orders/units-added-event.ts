import type { OrderLine, RequestContext } from '@vendure/core';
import { VendureEvent } from '@vendure/core';

/**
 * Tells that staff have added units of a line to a placed order, in the transaction that adds them. Their price may have to be paid
 * yet: the order leaves the states of its modification when it is.
 */
export class UnitsAddedEvent extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    readonly line: OrderLine,
    readonly units: number,
  ) {
    super();
  }
}
