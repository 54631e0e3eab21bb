import type { SubscriptionState } from '#sandbox/database/subscription-tables';

/** Units by sku. */
export type Units = Readonly<Record<string, number>>;

export interface AddressSeed {
  readonly address1: string;
  readonly city: string;
  /** Abbreviation. */
  readonly state: string;
  readonly zipcode: string;
}

export interface OrderSeed {
  readonly daysAgo: number;
  readonly lines: Units;
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
  /** Numbers of test cards; the first is the default, and pays for the subscriptions. */
  readonly cards: readonly string[];
  readonly orders?: readonly OrderSeed[];
  readonly subscriptions?: readonly SubscriptionSeed[];
}
