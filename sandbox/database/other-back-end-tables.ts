import type { CardSessionState } from './payment-tables';
import { flag, id, integer, moment, table, text } from './table';

/**
 * `open` waits for the payer of its page, or for the back end to confirm it with a card; `declined` is one with a card.
 * `cancelled` by the payer; `void` when the back end gave it up, which releases the authorized amount.
 */
export type HostedPaymentState = 'open' | 'paid' | 'captured' | 'cancelled' | 'void' | 'declined';

export const otherBackEndTables = {
  hostedPayments: table({
    id: text().primary(),
    idempotencyKey: text().unique().fixed(),
    /** Names it in the back end, such as the number of an order. */
    reference: text().fixed(),
    /** The goods that its page lists; null without a page. */
    goods: text().optional().fixed(),
    amountCents: integer().check('amount_cents > 0').fixed(),
    currency: text().fixed(),
    email: text().optional().fixed(),
    /** Null like `cancelUrl` for one that has no page. */
    returnUrl: text().optional().fixed(),
    cancelUrl: text().optional().fixed(),
    notifyUrl: text().optional().fixed(),
    /** The customer whose card its page keeps or charges. */
    hostedCustomerId: text().references('hostedCustomers').optional().fixed(),
    keeping: text<'asked' | 'always' | 'never'>().fixed(),
    /** The card of its page may be charged again, kept or not, until the back end lets go of it. */
    isReusable: flag().fixed(),
    /** The card that it charges without a page. */
    hostedCardId: text().references('hostedCards').optional().fixed(),
    state: text<HostedPaymentState>(),
    attempts: integer().default(0),
    cardBrand: text().optional(),
    cardLastDigits: text().optional(),
    cardFingerprint: text().optional(),
    /** The card that its page has kept. */
    keptCardId: text().references('hostedCards').optional(),
    /** The card that was used on its page and may be charged again, the kept one or another. */
    usedCardId: text().references('hostedCards').optional(),
    decline: text().optional(),
    refundedCents: integer().check('refunded_cents <= amount_cents').default(0),
    createdAt: moment().fixed(),
    updatedAt: moment(),
  }),

  hostedRefunds: table({
    id: id(),
    hostedPaymentId: text().references('hostedPayments').fixed(),
    idempotencyKey: text().fixed(),
    amountCents: integer().check('amount_cents > 0').fixed(),
    createdAt: moment().fixed(),
  }).with('unique (hosted_payment_id, idempotency_key)'),

  hostedCustomers: table({
    id: text().primary().fixed(),
    idempotencyKey: text().unique().fixed(),
    email: text().optional().fixed(),
    createdAt: moment().fixed(),
  }),

  /** A card that a customer of another back end has used, until that back end lets go of it. */
  hostedCards: table({
    id: text().primary().fixed(),
    hostedCustomerId: text().references('hostedCustomers').fixed(),
    creditCardId: integer().references('creditCards').fixed(),
    detachedAt: moment().optional(),
  }),

  /** A session of the page that saves a card without an order. */
  hostedSetups: table({
    id: text().primary().fixed(),
    idempotencyKey: text().unique().fixed(),
    hostedCustomerId: text().references('hostedCustomers').fixed(),
    returnUrl: text().fixed(),
    cancelUrl: text().fixed(),
    notifyUrl: text().optional().fixed(),
    state: text<CardSessionState>(),
    /** The card that it saved. */
    hostedCardId: text().references('hostedCards').optional(),
    createdAt: moment().fixed(),
    updatedAt: moment(),
  }),

  receivedMails: table({
    idempotencyKey: text().primary().fixed(),
    receivedAt: moment().fixed(),
  }),
};
