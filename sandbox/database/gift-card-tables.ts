import type { Generated } from 'kysely';
import type { Defaulted, Fixed, Json } from './column-types';
import type { IntervalUnits } from './subscription-tables';

/** A unit of a gift-card line, and from completion on a card that can be redeemed. */
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

/** Deliveries that were paid ahead with a line. The order itself is the first of them. */
export interface PrepaidSubscriptionTable {
  id: Generated<number>;
  lineItemId: Fixed<number>;
  state: PrepaidState;
  installmentCount: Fixed<number>;
  deliveredCount: Defaulted<number>;
  /** Deliveries in a row that could not be made. */
  failedTries: Defaulted<number>;
  intervalLength: Fixed<number>;
  intervalUnits: Fixed<IntervalUnits>;
  /** What one delivery of one unit holds. */
  lineItems: Json<{ sku: string; quantity: number }[]>;
  autoRedeem: Fixed<boolean>;
  /** Day of the next delivery; null until the order is complete. */
  actionableDate: string | null;
}
