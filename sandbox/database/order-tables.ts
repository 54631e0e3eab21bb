import type { IntervalUnits } from './subscription-tables';
import { flag, id, integer, json, moment, table, text } from './table';

/** Returned are only orders of the seed data. */
export type OrderState = 'cart' | 'address' | 'delivery' | 'payment' | 'confirm' | 'complete' | 'canceled' | 'returned';

export const orderTables = {
  orders: table({
    id: id(),
    number: text().unique().fixed(),
    token: text().unique().fixed(),
    state: text<OrderState>(),
    customerId: integer().references('customers').optional().indexed(),
    /** Set when the order is a delivery of a subscription. */
    subscriptionId: integer().references('subscriptions').optional(),
    /** Set when the order is a prepaid delivery. */
    prepaidSubscriptionId: integer().references('prepaidSubscriptions').optional(),
    email: text().optional().indexed(),
    channel: text(),
    specialInstructions: text().optional(),
    referralIdentifier: text().optional(),
    useStoreCredit: flag().default(true),
    /** The digest of the order for which its owner took the payment step; null when somebody else took it. */
    agreedDigest: text().optional(),
    metadata: json<Record<string, unknown>>().default({}),
    giftNote: json<Record<string, unknown>>().default({}),
    shipAddressId: integer().references('addresses').optional(),
    billAddressId: integer().references('addresses').optional(),
    itemTotalCents: integer().default(0),
    shipTotalCents: integer().default(0),
    adjustmentTotalCents: integer().default(0),
    includedTaxTotalCents: integer().default(0),
    additionalTaxTotalCents: integer().default(0),
    totalCents: integer().default(0),
    paymentTotalCents: integer().default(0),
    paymentState: text().optional(),
    shipmentState: text().optional(),
    createdAt: moment().fixed(),
    updatedAt: moment(),
    completedAt: moment().optional(),
    /** Set once a placed order is canceled. */
    canceledAt: moment().optional(),
  }),

  orderLocks: table({
    orderId: integer().primary(),
    holder: text(),
    takenAt: moment(),
  }),

  lineItems: table({
    id: id(),
    orderId: integer().belongsTo('orders').indexed().fixed(),
    variantId: integer().references('variants').fixed(),
    quantity: integer().check('quantity > 0'),
    priceCents: integer(),
    options: json<Record<string, unknown>>().default({}),
    /** Units that were added after the order was placed; null for every other line. */
    crossSold: integer().optional(),
    createdAt: moment().fixed(),
  }),

  subscriptionLineItems: table({
    id: id(),
    lineItemId: integer().belongsTo('lineItems').indexed(),
    variantId: integer().references('variants'),
    quantity: integer(),
    intervalLength: integer().check('interval_length > 0'),
    intervalUnits: text<IntervalUnits>(),
    endDate: text().optional(),
  }),

  orderPromotions: table({
    orderId: integer().belongsTo('orders'),
    promotionId: integer().indexed(),
  }).with('primary key (order_id, promotion_id)'),

  shipments: table({
    id: id(),
    orderId: integer().belongsTo('orders').indexed().fixed(),
    number: text().unique().fixed(),
    state: text(),
    tracking: text().optional(),
    shippedAt: moment().optional(),
  }),

  shippingRates: table({
    id: id(),
    shipmentId: integer().belongsTo('shipments').indexed().fixed(),
    shippingMethodId: integer().fixed(),
    costCents: integer(),
    selected: flag(),
  }),

  shipmentItems: table({
    shipmentId: integer().belongsTo('shipments'),
    variantId: integer().references('variants'),
    quantity: integer(),
  }).with('primary key (shipment_id, variant_id)'),

  adjustments: table({
    id: id(),
    orderId: integer().belongsTo('orders').indexed().fixed(),
    /** With neither a line nor a shipment the adjustment belongs to the whole order. */
    lineItemId: integer().belongsTo('lineItems').optional().fixed(),
    shipmentId: integer().belongsTo('shipments').optional().fixed(),
    source: text<'promotion' | 'tax'>().fixed(),
    sourceId: integer().fixed(),
    amountCents: integer(),
    label: text(),
    eligible: flag(),
    included: flag().default(false),
    finalized: flag().default(false),
    createdAt: moment().fixed(),
    updatedAt: moment(),
  }),
};
