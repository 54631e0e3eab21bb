import { flag, id, integer, json, moment, table, text } from './table';

/** Paused is no state of its own: a paused subscription is an active one that waits. */
export type SubscriptionState = 'active' | 'pending_cancellation' | 'canceled' | 'inactive';

export type IntervalUnits = 'day' | 'week' | 'month' | 'year';

/** The first and the last reminder before a delivery, and the word that it waits for a card. */
export type ReminderType = 'default' | 'last_chance' | 'needs_card';

export const subscriptionTables = {
  /** Days are texts such as 2027-02-20, in UTC: they have no time and can be compared as they are. */
  subscriptions: table({
    id: id(),
    customerId: integer().belongsTo('customers').indexed().fixed(),
    /** The order that began it; null in the seed data. */
    firstOrderId: integer().references('orders').optional().indexed(),
    /** The address of the order that began it; where to write to a customer who has none. */
    email: text().optional(),
    state: text<SubscriptionState>(),
    paused: flag().default(false),
    intervalLength: integer().check('interval_length > 0'),
    intervalUnits: text<IntervalUnits>(),
    actionableDate: text().optional().indexed(),
    /** The day of the delivery whose prices were announced, or were to be: they do not rise any more. */
    announcedFor: text().optional(),
    /** The day of the month on which it began, or which the customer chose since: months and years are counted from it. */
    anchorDay: integer().check('anchor_day between 1 and 31'),
    endDate: text().optional(),
    /** 12 or 24 for a subscription of the club. */
    clubCans: integer().optional(),
    shipAddressId: integer().references('addresses').optional(),
    billAddressId: integer().references('addresses').optional(),
    creditCardId: integer().references('creditCards').optional(),
    skipCount: integer().default(0),
    successiveSkipCount: integer().default(0),
    /** The outcome of the last delivery's payment; null before the first delivery. */
    paymentState: text<'paid' | 'failed'>().optional(),
    /** The charge of the last delivery without its extras; null when its cans or its address have changed since. */
    lastChargeCents: integer().optional(),
    /** Failed deliveries in a row. */
    failedTries: integer().default(0),
    cancellationReason: text().optional(),
    createdAt: moment().fixed(),
    updatedAt: moment(),
  }),

  subscribedLines: table({
    id: id(),
    subscriptionId: integer().belongsTo('subscriptions').indexed().fixed(),
    variantId: integer().references('variants'),
    quantity: integer().check('quantity > 0'),
    /** For the next delivery only. */
    oneTime: flag().default(false),
    /** The price of one unit that was announced last; null for goods that came into the box since. */
    announcedCents: integer().optional(),
    /** The units that were announced at that price. */
    announcedQuantity: integer().optional(),
    /** The options of the order's line, such as the cans of a composable pack. */
    options: json<Record<string, unknown>>().default({}),
  }),

  subscriptionReminders: table({
    id: id(),
    subscriptionId: integer().belongsTo('subscriptions').indexed(),
    reminderType: text<ReminderType>(),
    /** The delivery that it was about. */
    actionableDate: text(),
    /** The total that it names; null for one that names none. */
    announcedCents: integer().optional(),
    sentAt: moment(),
  }),
};
