import type { Generated } from 'kysely';
import type { Defaulted, Json } from './column-types';

/** How the message would have been sent. */
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

export interface StockRequestTable {
  id: Generated<number>;
  email: string;
  variantId: number;
  createdAt: Date;
  /** When the mail was sent; null while it is pending. */
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
  /** Who referred the buyer. */
  customerId: number;
  /** The buyer's first order. */
  orderId: number;
  storeCreditId: number;
  createdAt: Date;
  takenBackAt: Defaulted<Date | null>;
}
