import type { Generated } from 'kysely';
import type { Defaulted, Fixed, Json } from './column-types';
import type { IntervalUnits } from './subscription-tables';

/** One unit of a gift-card line. Once the order is complete it can be redeemed. */
export interface GiftCardTable {
  id: Generated<number>;
  /** Null for cards that were not bought here. */
  lineItemId: Fixed<number | null>;
  storeId: Fixed<number>;
  amountCents: number;
  usedCents: Defaulted<number>;
  /** Null until the order is complete. */
  redemptionCode: string | null;
  recipientName: string | null;
  recipientEmail: string | null;
  purchaserName: string | null;
  giftMessage: string | null;
  /** Null means as soon as the order is complete. */
  sendEmailAt: Date | null;
  sentAt: Date | null;
  expiresAt: Date | null;
  redeemedAt: Date | null;
  createdAt: Fixed<Date>;
}

/** Gift cards that pay for an order, in the order in which they were applied. */
export interface OrderGiftCardTable {
  id: Generated<number>;
  orderId: Fixed<number>;
  giftCardId: Fixed<number>;
}

export type PrepaidState = 'pending' | 'active' | 'completed' | 'canceled' | 'inactive';

/** Prepaid deliveries of a line. The order itself is the first delivery. */
export interface PrepaidSubscriptionTable {
  id: Generated<number>;
  lineItemId: Fixed<number>;
  state: PrepaidState;
  installmentCount: Fixed<number>;
  deliveredCount: Defaulted<number>;
  /** Failed deliveries in a row. */
  failedTries: Defaulted<number>;
  intervalLength: Fixed<number>;
  intervalUnits: Fixed<IntervalUnits>;
  /** The contents of one delivery of one unit. */
  lineItems: Json<{ sku: string; quantity: number }[]>;
  autoRedeem: Fixed<boolean>;
  /** Day of the next delivery; null until the order is complete. */
  actionableDate: string | null;
}
