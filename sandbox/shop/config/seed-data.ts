import type { Checked } from '#sandbox/data/checks';
import { count, fields, flag, listOf, mapOf, moment, nullable, oneOf, text } from '#sandbox/data/checks';

/** Units by sku. */
const units = mapOf(count);

const storeCredit = fields({ amountCents: count, memo: nullable(text()) });

export const giftCard = fields(
  {
    code: text(/^[A-Z\d]{16}$/),
    amountCents: count,
    /** Shown on the index page. */
    description: text(),
  },
  {
    usedCents: count,
    expiresAt: moment,
    redeemedAt: moment,
    /** This shop's own store when left out. */
    storeId: count,
  },
);

const address = fields(
  {
    address1: text(),
    city: text(),
    /** Abbreviation. */
    state: text(/^[A-Z]{2}$/),
    zipcode: text(/^\d{5}$/),
  },
  {
    /** The customer's own when left out. */
    name: text(),
    company: text(),
    address2: text(),
  },
);

/** `number` is that of a test card. */
const card = fields({ number: text(/^\d{16}$/) }, { expired: flag });

/** The outcome of a past order. `order-outcomes.ts` lists the states of each. */
const outcome = oneOf(
  'placed',
  'packed',
  'partly-shipped',
  'shipped',
  'partly-refunded',
  'returned',
  'canceled',
  'refunded',
  'refund-due',
  'payment-failed',
);

const order = fields(
  { daysAgo: count, lines: units },
  {
    /** `shipped` when left out. */
    outcome,
    promoCode: text(),
    giftNote: fields({ from: text(), recipient: text(), note: text() }),
    /** Shipped to another of the customer's addresses, by its position among them. */
    toOtherAddress: count,
    /** The amount paid by a gift card, at most the total. */
    giftCardCents: count,
    /** The amount paid by store credit, at most the total. It is given back when the order is canceled. */
    storeCreditCents: count,
  },
);

/** Store credit that a customer was given. */
const credit = fields({ daysAgo: count, amountCents: count, memo: text() });

/** A subscription. Days are counted from the day on which the database is seeded. */
const subscription = fields(
  {
    lines: units,
    everyMonths: count,
    /** Days until the next delivery; null without one. */
    nextInDays: nullable(count),
    /** Past deliveries, one interval apart. */
    delivered: count,
  },
  {
    state: oneOf('active', 'pending_cancellation', 'canceled', 'inactive'),
    paused: flag,
    endsInDays: count,
    skips: count,
    /** The payment of the last delivery failed. */
    failed: flag,
    cancellationReason: text(),
  },
);

/** The orders and subscriptions of a customer. */
const history = fields(
  {
    address,
    /** The first is the default, and pays for orders and subscriptions. */
    cards: listOf(card),
  },
  {
    otherAddresses: listOf(address),
    credits: listOf(credit),
    orders: listOf(order),
    subscriptions: listOf(subscription),
  },
);

export const customer = fields(
  { email: text(/^[^\s@]+@[^\s@]+$/) },
  {
    name: text(),
    storeCredits: listOf(storeCredit),
    history,
    /** The features that this customer demonstrates. The index page lists only customers with a description. */
    description: text(),
  },
);

/** A giveaway with its dates. The content repeats them in its text. */
export const giveaway = fields({
  name: text(),
  /** Its name in mails. */
  title: text(),
  startsAt: moment,
  endsAt: moment,
});

export type StoreCreditSeed = Checked<typeof storeCredit>;
export type GiftCardSeed = Checked<typeof giftCard>;
export type AddressSeed = Checked<typeof address>;
export type CardSeed = Checked<typeof card>;
export type OrderOutcome = Checked<typeof outcome>;
export type OrderSeed = Checked<typeof order>;
export type CreditSeed = Checked<typeof credit>;
export type SubscriptionSeed = Checked<typeof subscription>;
export type CustomerHistory = Checked<typeof history>;

export interface CustomerSeed extends Checked<typeof customer> {
  /** The user's id at the sign-in provider. */
  readonly subject: string;
  /** A bearer token that never expires; only for tests and recordings. */
  readonly bearer?: string;
}

export interface GiveawaySeed extends Checked<typeof giveaway> {
  /** Residents of these may not enter; two capital letters each. */
  readonly excludedStates: readonly string[];
}
