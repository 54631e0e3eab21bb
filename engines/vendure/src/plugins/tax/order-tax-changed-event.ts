import type { ID, Order, RequestContext } from '@vendure/core';
import { VendureEvent } from '@vendure/core';
import type { TaxShare } from './tax-shares';

/** Tells that a placed order holds more tax: staff have changed it, or a refund of it has failed. It comes in the transaction of the change. */
export class OrderTaxChangedEvent extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    /** As it is now. */
    readonly order: Order,
    /** The shares that are more than before, by what they are more. */
    readonly increases: readonly TaxShare[],
    /** The modification, or the refund. */
    readonly changeId: ID,
  ) {
    super();
  }
}
