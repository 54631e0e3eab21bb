import type { Generated } from 'kysely';
import type { Defaulted, Fixed } from './column-types';

/** `cancelled` by the payer; `void` when the back end gave it up, which releases what was authorized. */
export type HostedPaymentState = 'open' | 'paid' | 'captured' | 'cancelled' | 'void';

export interface HostedPaymentTable {
  id: string;
  idempotencyKey: Fixed<string>;
  /** Names it in the back end, such as the number of an order. */
  reference: Fixed<string>;
  amountCents: Fixed<number>;
  currency: Fixed<string>;
  email: Fixed<string | null>;
  returnUrl: Fixed<string>;
  cancelUrl: Fixed<string>;
  notifyUrl: Fixed<string | null>;
  state: HostedPaymentState;
  attempts: Defaulted<number>;
  cardBrand: string | null;
  cardLastDigits: string | null;
  refundedCents: Defaulted<number>;
  createdAt: Fixed<Date>;
  updatedAt: Date;
}

export interface HostedRefundTable {
  id: Generated<number>;
  hostedPaymentId: Fixed<string>;
  idempotencyKey: Fixed<string>;
  amountCents: Fixed<number>;
  createdAt: Fixed<Date>;
}

export interface ReceivedMailTable {
  idempotencyKey: Fixed<string>;
  receivedAt: Fixed<Date>;
}
