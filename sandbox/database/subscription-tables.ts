import type { Generated } from 'kysely';
import type { Defaulted, Fixed, JsonWithDefault } from './column-types';

/** Paused is no state of its own: a paused subscription is an active one that waits. */
export type SubscriptionState = 'active' | 'pending_cancellation' | 'canceled' | 'inactive';
export type IntervalUnits = 'day' | 'week' | 'month' | 'year';
export type ReminderType = 'default' | 'last_chance';

/** Days are texts such as 2027-02-20, in UTC: they have no time and can be compared as they are. */
export interface SubscriptionTable {
  id: Generated<number>;
  customerId: Fixed<number>;
  /** The address of the order that began it; where to write to a customer who has none. */
  email: string | null;
  state: SubscriptionState;
  paused: Defaulted<boolean>;
  intervalLength: number;
  intervalUnits: IntervalUnits;
  actionableDate: string | null;
  endDate: string | null;
  /** 12 or 24 for a subscription of the club. */
  clubCans: number | null;
  shipAddressId: number | null;
  billAddressId: number | null;
  creditCardId: number | null;
  skipCount: Defaulted<number>;
  successiveSkipCount: Defaulted<number>;
  /** The outcome of the last delivery's payment; null before the first delivery. */
  paymentState: 'paid' | 'failed' | null;
  /** Failed deliveries in a row. */
  failedTries: Defaulted<number>;
  cancellationReason: string | null;
  createdAt: Fixed<Date>;
  updatedAt: Date;
}

export interface SubscribedLineTable {
  id: Generated<number>;
  subscriptionId: Fixed<number>;
  variantId: number;
  quantity: number;
  /** For the next delivery only. */
  oneTime: Defaulted<boolean>;
  /** The options of the order's line, such as the cans of a composable pack. */
  options: JsonWithDefault<Record<string, unknown>>;
}

export interface SubscriptionReminderTable {
  id: Generated<number>;
  subscriptionId: number;
  reminderType: ReminderType;
  /** The delivery that it was about. */
  actionableDate: string;
  sentAt: Date;
}
