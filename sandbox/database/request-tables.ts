import type { Generated } from 'kysely';
import type { Defaulted, Fixed, Json } from './column-types';

/** The channel by which the message would have been sent. */
export type MailChannel = 'email' | 'sms' | 'whatsapp';

export interface MailTable {
  id: Generated<number>;
  channel: Defaulted<MailChannel>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  links: Json<string[]>;
  sentAt: Date;
}

/** A call that was sent with an `Idempotency-Key`, as hashes, and its answer; without a status it runs. */
export interface KeyedCallTable {
  caller: Fixed<string>;
  key: Fixed<string>;
  request: string;
  begunAt: Date;
  status: number | null;
  contentType: string | null;
  body: string | null;
}

export interface StockRequestTable {
  id: Generated<number>;
  email: string;
  variantId: number;
  createdAt: Date;
  /** Null until the mail is sent. */
  notifiedAt: Date | null;
}

export interface ReferralIdentifierTable {
  id: Generated<number>;
  identifier: string;
  email: string | null;
  createdAt: Date;
}

export interface ReferralRewardTable {
  id: Generated<number>;
  /** The customer who referred the buyer. */
  customerId: number;
  /** The buyer's first order. */
  orderId: number;
  storeCreditId: number;
  createdAt: Date;
  takenBackAt: Defaulted<Date | null>;
}
