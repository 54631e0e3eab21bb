import type { Order, RequestContext } from '@vendure/core';
import { VendureEvent } from '@vendure/core';

/**
 * Says why an order was not paid with a saved card. `declined` also stands for a card that is gone; `changed` means that the order
 * was not the same any more when it was placed.
 */
export interface ChargeRefusal {
  readonly reason: 'declined' | 'authentication-required' | 'sold-out' | 'changed';
  /** The words of the bank where it declined. */
  readonly message: string;
  /** False when the bank forbids another try with this card: card schemes fine a shop that repeats it. */
  readonly mayBeTriedAgain: boolean;
}

/**
 * Tells that the charge of an order is over and took nothing, or that what it took is given back. It is published once, in the
 * transaction that writes this down and holds the order's lock.
 */
export class ChargeRefusedEvent extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    readonly order: Order,
    readonly refusal: ChargeRefusal,
  ) {
    super();
  }
}
