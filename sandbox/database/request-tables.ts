import { id, integer, json, moment, table, text } from './table';

/** The channel by which the message would have been sent. */
export type MailChannel = 'email' | 'sms' | 'whatsapp';

export const requestTables = {
  mails: table({
    id: id(),
    channel: text<MailChannel>().default('email'),
    recipient: text(),
    subject: text(),
    text: text(),
    html: text(),
    links: json<string[]>(),
    sentAt: moment(),
  }),

  /** A call that was sent with an `Idempotency-Key`, as hashes, and its answer; without a status it runs. */
  keyedCalls: table({
    caller: text().fixed(),
    key: text().fixed(),
    request: text(),
    begunAt: moment().indexed(),
    status: integer().optional(),
    contentType: text().optional(),
    body: text().optional(),
  }).with('primary key (caller, key)'),

  stockRequests: table({
    id: id(),
    email: text(),
    variantId: integer().references('variants'),
    createdAt: moment(),
    /** Null until the mail is sent. */
    notifiedAt: moment().optional(),
  }).with('unique (email, variant_id)'),

  referralIdentifiers: table({
    id: id(),
    identifier: text().unique(),
    email: text().unique().optional(),
    createdAt: moment(),
  }),

  referralRewards: table({
    id: id(),
    /** The customer who referred the buyer. */
    customerId: integer().references('customers'),
    /** The buyer's first order. */
    orderId: integer().references('orders').unique(),
    storeCreditId: integer().references('storeCredits').unique(),
    /** The card that paid, which earns one reward. */
    cardFingerprint: text().unique().optional(),
    createdAt: moment(),
  }),
};
