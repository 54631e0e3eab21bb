import type { ID, RequestContext } from '@vendure/core';
import { VendureEvent } from '@vendure/core';

/** Asks for a mail with the link of a placed order, to the address that it was placed with. */
export class OrderLinkRequestedEvent extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    readonly orderId: ID,
  ) {
    super();
  }
}
