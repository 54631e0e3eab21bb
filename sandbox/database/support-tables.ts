import type { Generated, Selectable } from 'kysely';
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

export const listNames = [
  'newsletter',
  'sms',
  'mothers-day',
  'fathers-day',
  'orange-wine',
  'pink-bubbles',
  'trade',
] as const;
export type ListName = (typeof listNames)[number];

/** `asked`: a message went out, and its link was not opened yet. */
export type MailingListState = 'asked' | 'subscribed' | 'unsubscribed';

/** The state of an e-mail address or a phone number on a mailing list. A contact that never asked for a change has no row. */
export interface MailingListContactTable {
  id: Generated<number>;
  list: Fixed<ListName>;
  contact: Fixed<string>;
  state: MailingListState;
  /** Part of the links in its messages. It stays the same, so that old links can still unsubscribe. */
  token: Fixed<string>;
  /** The time of the last message. */
  askedAt: Date;
  /** The day on which the contact confirmed by a date of birth to be of age. */
  ofAgeOn: string | null;
}

export type MailingListContactRow = Selectable<MailingListContactTable>;

/** Somebody who takes part in a giveaway. */
export interface GiveawayEntryTable {
  id: Generated<number>;
  giveaway: Fixed<string>;
  email: Fixed<string>;
  name: Fixed<string>;
  state: Fixed<string>;
  enteredAt: Fixed<Date>;
}
