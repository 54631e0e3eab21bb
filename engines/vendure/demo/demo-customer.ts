/** Units by sku. */
export type Units = Readonly<Record<string, number>>;

/** A customer of the demo with a history. Days are counted from the day on which the database is filled; money is in cents. */
export interface DemoCustomer {
  readonly email: string;
  readonly name: string;
  /** The first is the default, and where everything is delivered. */
  readonly addresses: readonly DemoAddress[];
  /** The first is the default, and pays. */
  readonly cards: readonly DemoCard[];
  readonly credits: readonly DemoCredit[];
  readonly subscriptions: readonly DemoSubscription[];
  readonly orders: readonly DemoOrder[];
}

export interface DemoAddress {
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  /** Abbreviation. */
  readonly state: string;
  readonly zipcode: string;
}

/** A test card of the sandbox. */
export interface DemoCard {
  readonly number: string;
  readonly isExpired: boolean;
}

export interface DemoCredit {
  readonly daysAgo: number;
  readonly amount: number;
  readonly reason: string;
}

export interface DemoSubscription {
  readonly lines: Units;
  readonly everyMonths: number;
  /** Null without a next delivery. */
  readonly nextInDays: number | null;
  /** Past deliveries, one interval apart. */
  readonly delivered: number;
  readonly state: 'active' | 'canceled';
  readonly isPaused: boolean;
  readonly endsInDays: number | null;
  readonly skips: number;
  /** The payment of the last delivery failed. */
  readonly isUnpaid: boolean;
  readonly cancellationReason: string | null;
}

export type DemoOutcome = 'placed' | 'shipped' | 'canceled';

export interface DemoOrder {
  readonly daysAgo: number;
  readonly lines: Units;
  readonly outcome: DemoOutcome;
  /** Paid by store credit, as far as there is some. */
  readonly credit: number;
}
