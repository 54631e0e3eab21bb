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

/** A subscription as it shall stand when the database is first filled; days are counted from then. */
export interface SubscriptionSeed {
  readonly lines: Units;
  readonly everyMonths: number;
  /** Days until the next delivery; null when there is none. */
  readonly nextInDays: number | null;
  /** Deliveries that were made, one interval apart. */
  readonly delivered: number;
  readonly state?: SubscriptionState;
  readonly paused?: boolean;
  readonly endsInDays?: number;
  readonly skips?: number;
  /** The last delivery could not be paid. */
  readonly failed?: boolean;
  readonly cancellationReason?: string;
}

/** What a customer did before the database was first filled. */
export interface CustomerHistory {
  readonly address: AddressSeed;
  /** Numbers of test cards; the first is the default, and pays for the subscriptions. */
  readonly cards: readonly string[];
  readonly orders?: readonly OrderSeed[];
  readonly subscriptions?: readonly SubscriptionSeed[];
}
