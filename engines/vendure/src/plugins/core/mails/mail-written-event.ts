import type { RequestContext } from '@vendure/core';
import { VendureEvent } from '@vendure/core';
import type { MailContent } from './mail';

/** Asks for a mail that is written already, because its content may be different when it goes out. */
export class MailWrittenEvent extends VendureEvent {
  constructor(
    readonly ctx: RequestContext,
    /** The subject, such as `reminder/7/2027-02-20`. The same key is mailed once. */
    readonly key: string,
    readonly content: MailContent,
  ) {
    super();
  }
}
