import type { SubscriptionState } from '#sandbox/database/subscription-tables';

/** Units by sku. */
export type Units = Readonly<Record<string, number>>;

export interface AddressSeed {
  /** The customer's own when left out. */
  readonly name?: string;
  readonly company?: string;
  readonly address1: string;
  readonly address2?: string;
  readonly city: string;
  /** Abbreviation. */
  readonly state: string;
  readonly zipcode: string;
}

export interface CardSeed {
  /** Number of a test card. */
  readonly number: string;
  readonly expired?: boolean;
}

/** The outcome of a past order. `order-outcomes.ts` lists the states of each. */
export type OrderOutcome =
  | 'placed'
  | 'packed'
  | 'partly-shipped'
  | 'shipped'
  | 'partly-refunded'
  | 'returned'
  | 'canceled'
  | 'refunded'
  | 'refund-due'
  | 'payment-failed';

export interface OrderSeed {
  readonly daysAgo: number;
  readonly lines: Units;
  /** `shipped` when left out. */
  readonly outcome?: OrderOutcome;
  readonly promoCode?: string;
  readonly giftNote?: { readonly from: string; readonly recipient: string; readonly note: string };
  /** Shipped to another of the customer's addresses, by its position among them. */
  readonly toOtherAddress?: number;
  /** The amount paid by a gift card, at most the total. */
  readonly giftCardCents?: number;
  /** The amount paid by store credit, at most the total. It is given back when the order is canceled. */
  readonly storeCreditCents?: number;
}

/** Store credit that a customer was given. */
export interface CreditSeed {
  readonly daysAgo: number;
  readonly amountCents: number;
  readonly memo: string;
}

/** A subscription of the seed data. Days are counted from the day on which the database is seeded. */
export interface SubscriptionSeed {
  readonly lines: Units;
  readonly everyMonths: number;
  /** Days until the next delivery; null without one. */
  readonly nextInDays: number | null;
  /** Past deliveries, one interval apart. */
  readonly delivered: number;
  readonly state?: SubscriptionState;
  readonly paused?: boolean;
  readonly endsInDays?: number;
  readonly skips?: number;
  /** The payment of the last delivery failed. */
  readonly failed?: boolean;
  readonly cancellationReason?: string;
}

/** The orders and subscriptions of a seeded customer. */
export interface CustomerHistory {
  readonly address: AddressSeed;
  readonly otherAddresses?: readonly AddressSeed[];
  /** The first is the default, and pays for orders and subscriptions. */
  readonly cards: readonly CardSeed[];
  readonly credits?: readonly CreditSeed[];
  readonly orders?: readonly OrderSeed[];
  readonly subscriptions?: readonly SubscriptionSeed[];
}
