import type { ID, RequestContext } from '@vendure/core';
import { VendureEvent } from '@vendure/core';

/** Requests the mail that brings a bought gift card to its recipient, or to the buyer when no recipient was named. */
export class GiftCardDueEvent extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    readonly orderId: ID,
    readonly giftCardId: ID,
  ) {
    super();
  }
}
