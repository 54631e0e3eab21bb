import { id, integer, moment, table, text } from './table';

export type PaymentState = 'checkout' | 'pending' | 'completed' | 'failed' | 'invalid' | 'void';

export type CardSessionState = 'open' | 'saved' | 'cancelled';

export type PaymentSessionState = 'open' | 'paid' | 'cancelled' | 'expired';

export const paymentTables = {
  payments: table({
    id: id(),
    orderId: integer().belongsTo('orders').indexed().fixed(),
    paymentMethodId: integer().fixed(),
    creditCardId: integer().references('creditCards').optional(),
    storeCreditId: integer().references('storeCredits').optional(),
    giftCardId: integer().references('giftCards').optional(),
    amountCents: integer(),
    state: text<PaymentState>(),
    avsResponse: text().optional(),
    createdAt: moment().fixed(),
    updatedAt: moment(),
  }),

  paymentSessions: table({
    id: text().primary(),
    orderId: integer().belongsTo('orders').indexed().fixed(),
    amountCents: integer().check('amount_cents > 0').fixed(),
    state: text<PaymentSessionState>(),
    attempts: integer().default(0),
    /** The customer who asked for it; null for a guest. */
    payerId: integer().references('customers').optional(),
    paymentId: integer().references('payments').optional(),
    /** The hash of the secret that the browser got which paid. */
    additionTokenHash: text().optional(),
    /** The digest of the order for which it was asked for. */
    orderDigest: text().optional(),
    createdAt: moment().fixed(),
    updatedAt: moment(),
  }),

  cardSessions: table({
    id: text().primary(),
    customerId: integer().references('customers').fixed(),
    /** A path of the storefront. */
    returnPath: text().fixed(),
    state: text<CardSessionState>(),
    /** The card that it saved. */
    creditCardId: integer().references('creditCards').optional(),
    createdAt: moment().fixed(),
    updatedAt: moment(),
  }),
};
