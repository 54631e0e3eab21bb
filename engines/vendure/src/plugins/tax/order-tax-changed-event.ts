import type { ID, Order, RequestContext } from '@vendure/core';
import { VendureEvent } from '@vendure/core';
import type { TaxShare } from './tax-shares';

/**
 * Published when a placed order holds more tax, after a change in the dashboard or a failed refund, in the transaction
 * of the change.
 */
export class OrderTaxChangedEvent extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    /** As it is now. */
    readonly order: Order,
    /** The shares that have grown, with their increases. */
    readonly increases: readonly TaxShare[],
    /** The modification, or the refund. */
    readonly changeId: ID,
  ) {
    super();
  }
}
