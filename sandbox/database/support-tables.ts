import { id, moment, table, text } from './table';

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

export const supportTables = {
  contactMessages: table({
    id: id(),
    idempotencyKey: text().unique().fixed(),
    topic: text().fixed(),
    orderNumber: text().optional().fixed(),
    name: text().fixed(),
    email: text().fixed(),
    text: text().fixed(),
    createdAt: moment().fixed(),
  }),

  /** The state of an e-mail address or a phone number on a mailing list. A contact that never asked for a change has no row. */
  mailingListContacts: table({
    id: id(),
    list: text<ListName>().fixed(),
    contact: text().fixed(),
    state: text<MailingListState>(),
    /** Part of the links in its messages. It stays the same, so that old links can still unsubscribe. */
    token: text().unique().fixed(),
    /** The time of the last message. */
    askedAt: moment(),
    /** The day on which the contact confirmed by a date of birth to be of age. */
    ofAgeOn: text().optional(),
  }).with('unique (list, contact)'),

  /** A person who takes part in a giveaway. */
  giveawayEntries: table({
    id: id(),
    giveaway: text().fixed(),
    email: text().fixed(),
    name: text().fixed(),
    state: text().fixed(),
    enteredAt: moment().fixed(),
  }).with('unique (giveaway, email)'),
};
