import type { Generated } from 'kysely';
import type { Fixed } from './column-types';

export interface ContactMessageTable {
  id: Generated<number>;
  idempotencyKey: Fixed<string>;
  topic: Fixed<string>;
  orderNumber: Fixed<string | null>;
  name: Fixed<string>;
  email: Fixed<string>;
  text: Fixed<string>;
  createdAt: Fixed<Date>;
}

/** `asked`: a message went out, and its link was not opened yet. */
export type MailingListState = 'asked' | 'subscribed' | 'unsubscribed';

/** What an e-mail address or a phone number wants of a list. One that wants nothing in particular is not here. */
export interface MailingListContactTable {
  id: Generated<number>;
  list: Fixed<string>;
  contact: Fixed<string>;
  state: MailingListState;
  /** In the links of its messages; stays the same, so that old links still take off. */
  token: Fixed<string>;
  /** When the last message went out. */
  askedAt: Date;
}
