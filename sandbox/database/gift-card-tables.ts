import type { IntervalUnits } from './subscription-tables';
import { flag, id, integer, json, moment, table, text } from './table';

export type PrepaidState = 'pending' | 'active' | 'completed' | 'canceled' | 'inactive';

export const giftCardTables = {
  /** One unit of a gift-card line. Once the order is complete it can be redeemed. */
  giftCards: table({
    id: id(),
    /** Null for cards that were not bought here. */
    lineItemId: integer().belongsTo('lineItems').optional().indexed().fixed(),
    storeId: integer().fixed(),
    amountCents: integer(),
    usedCents: integer().check('used_cents between 0 and amount_cents').default(0),
    /** Null until the order is complete. */
    redemptionCode: text().unique().optional(),
    recipientName: text().optional(),
    recipientEmail: text().optional(),
    purchaserName: text().optional(),
    giftMessage: text().optional(),
    /** Null means as soon as the order is complete. */
    sendEmailAt: moment().optional(),
    sentAt: moment().optional(),
    expiresAt: moment().optional(),
    redeemedAt: moment().optional(),
    createdAt: moment().fixed(),
  }).with('index (send_email_at) where redemption_code is not null and sent_at is null'),

  /** Gift cards that pay for an order, in the order in which they were applied. */
  orderGiftCards: table({
    id: id(),
    orderId: integer().belongsTo('orders').fixed(),
    giftCardId: integer().references('giftCards').indexed().fixed(),
  }).with('unique (order_id, gift_card_id)'),

  /** Prepaid deliveries of a line. The order itself is the first delivery. */
  prepaidSubscriptions: table({
    id: id(),
    lineItemId: integer().belongsTo('lineItems').unique().fixed(),
    state: text<PrepaidState>(),
    installmentCount: integer().check('installment_count > 0').fixed(),
    deliveredCount: integer().default(0),
    /** Failed deliveries in a row. */
    failedTries: integer().default(0),
    intervalLength: integer().check('interval_length > 0').fixed(),
    intervalUnits: text<IntervalUnits>().fixed(),
    /** The contents of one delivery of one unit. */
    lineItems: json<{ sku: string; quantity: number }[]>(),
    autoRedeem: flag().fixed(),
    /** Day of the next delivery; null until the order is complete. */
    actionableDate: text().optional(),
    /** The day on which it was canceled. */
    endedOn: text().optional(),
    /** The day of the month on which it began, from which months and years are counted; null until the order is complete. */
    anchorDay: integer().check('anchor_day between 1 and 31').optional(),
  }),
};
