import type { Generated } from 'kysely';
import type { Defaulted, Fixed } from './column-types';
import type { CardSessionState } from './payment-tables';

/**
 * `open` waits for the payer of its page, or for the back end to confirm it with a card; `declined` is one with a card.
 * `cancelled` by the payer; `void` when the back end gave it up, which releases what was authorized.
 */
export type HostedPaymentState = 'open' | 'paid' | 'captured' | 'cancelled' | 'void' | 'declined';

export interface HostedPaymentTable {
  id: string;
  idempotencyKey: Fixed<string>;
  /** Names it in the back end, such as the number of an order. */
  reference: Fixed<string>;
  amountCents: Fixed<number>;
  currency: Fixed<string>;
  email: Fixed<string | null>;
  /** Null like `cancelUrl` for one that has no page. */
  returnUrl: Fixed<string | null>;
  cancelUrl: Fixed<string | null>;
  notifyUrl: Fixed<string | null>;
  /** The customer for whom its page keeps a card, or whose card it charges. */
  hostedCustomerId: Fixed<string | null>;
  keeping: Fixed<'asked' | 'always' | 'never'>;
  /** The card of its page may be charged again, kept or not, until the back end lets go of it. */
  isReusable: Fixed<boolean>;
  /** The card that it charges without a page. */
  hostedCardId: Fixed<string | null>;
  state: HostedPaymentState;
  attempts: Defaulted<number>;
  cardBrand: string | null;
  cardLastDigits: string | null;
  /** The card that its page has kept. */
  keptCardId: string | null;
  /** The card that was used on its page and may be charged again, the kept one or another. */
  usedCardId: string | null;
  decline: string | null;
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

export interface HostedCustomerTable {
  id: Fixed<string>;
  idempotencyKey: Fixed<string>;
  email: Fixed<string | null>;
  createdAt: Fixed<Date>;
}

/** A card that a customer of another back end has used, until that back end lets go of it. */
export interface HostedCardTable {
  id: Fixed<string>;
  hostedCustomerId: Fixed<string>;
  creditCardId: Fixed<number>;
  detachedAt: Date | null;
}

/** A session of the page that saves a card without an order. */
export interface HostedSetupTable {
  id: Fixed<string>;
  idempotencyKey: Fixed<string>;
  hostedCustomerId: Fixed<string>;
  returnUrl: Fixed<string>;
  cancelUrl: Fixed<string>;
  notifyUrl: Fixed<string | null>;
  state: CardSessionState;
  /** The card that it saved. */
  hostedCardId: string | null;
  createdAt: Fixed<Date>;
  updatedAt: Date;
}

export interface ReceivedMailTable {
  idempotencyKey: Fixed<string>;
  receivedAt: Fixed<Date>;
}
