import type { ID, Order, RequestContext } from '@vendure/core';
import { VendureEvent } from '@vendure/core';
import type { TaxShare } from './tax-shares';

/** Tells that somebody who runs the shop has changed a placed order, in the transaction that changes it. */
export class OrderTaxChangedEvent extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    /** As it is now. */
    readonly order: Order,
    /** The shares that are more than before, by what they are more. */
    readonly increases: readonly TaxShare[],
    readonly modificationId: ID,
  ) {
    super();
  }
}
