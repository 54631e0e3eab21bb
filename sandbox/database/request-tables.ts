import type { Generated } from 'kysely';
import type { Defaulted, Json } from './column-types';

/** Through which a message would have gone out. */
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
  /** When it was told; null while it waits. */
  notifiedAt: Date | null;
}

export interface ReferralIdentifierTable {
  id: Generated<number>;
  identifier: string;
  email: string | null;
  createdAt: Date;
}
