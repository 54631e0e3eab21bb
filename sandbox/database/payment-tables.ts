import type { Generated } from 'kysely';
import type { Defaulted, Fixed } from './column-types';

export type PaymentState = 'checkout' | 'pending' | 'completed' | 'failed' | 'invalid' | 'void';
export type CardSessionState = 'open' | 'saved' | 'cancelled';
export type PaymentSessionState = 'open' | 'paid' | 'cancelled' | 'expired';

export interface PaymentTable {
  id: Generated<number>;
  orderId: Fixed<number>;
  paymentMethodId: Fixed<number>;
  creditCardId: number | null;
  storeCreditId: number | null;
  giftCardId: number | null;
  amountCents: number;
  state: PaymentState;
  avsResponse: string | null;
  createdAt: Fixed<Date>;
  updatedAt: Date;
}

export interface PaymentSessionTable {
  id: string;
  orderId: Fixed<number>;
  amountCents: Fixed<number>;
  state: PaymentSessionState;
  attempts: Defaulted<number>;
  /** The customer who asked for it; null for a guest. */
  payerId: number | null;
  paymentId: number | null;
  createdAt: Fixed<Date>;
  updatedAt: Date;
}

export interface CardSessionTable {
  id: string;
  customerId: Fixed<number>;
  /** A path of the storefront. */
  returnPath: Fixed<string>;
  state: CardSessionState;
  /** The card that it saved. */
  creditCardId: number | null;
  createdAt: Fixed<Date>;
  updatedAt: Date;
}
