import type { RequestContext } from '@vendure/core';
import { VendureEvent } from '@vendure/core';

/** Tells that a recipient has ended all messages where they get them, as by answering STOP: nothing reaches them any more. */
export class RecipientStoppedEvent extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    /** A phone number or an e-mail address, as messages were sent to it. */
    readonly recipient: string,
  ) {
    super();
  }
}

/** Rejects a message to such a recipient. Trying again changes nothing. */
export class RecipientStoppedError extends Error {
  override readonly name = 'RecipientStoppedError';
}
