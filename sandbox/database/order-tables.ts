import type { Generated } from 'kysely';
import type { Defaulted, Fixed, JsonWithDefault } from './column-types';
import type { IntervalUnits } from './subscription-tables';

/** Canceled are failed delivery orders, and orders of the seed data. Returned are only orders of the seed data. */
export type OrderState = 'cart' | 'address' | 'delivery' | 'payment' | 'confirm' | 'complete' | 'canceled' | 'returned';

export interface OrderTable {
  id: Generated<number>;
  number: Fixed<string>;
  token: Fixed<string>;
  state: OrderState;
  customerId: number | null;
  /** Set when the order is a delivery of a subscription. */
  subscriptionId: Defaulted<number | null>;
  /** Set when the order is a prepaid delivery. */
  prepaidSubscriptionId: Defaulted<number | null>;
  email: string | null;
  channel: string;
  specialInstructions: string | null;
  referralIdentifier: string | null;
  useStoreCredit: Defaulted<boolean>;
  metadata: JsonWithDefault<Record<string, unknown>>;
  giftNote: JsonWithDefault<Record<string, unknown>>;
  shipAddressId: number | null;
  billAddressId: number | null;
  itemTotalCents: Defaulted<number>;
  shipTotalCents: Defaulted<number>;
  adjustmentTotalCents: Defaulted<number>;
  includedTaxTotalCents: Defaulted<number>;
  additionalTaxTotalCents: Defaulted<number>;
  totalCents: Defaulted<number>;
  paymentTotalCents: Defaulted<number>;
  paymentState: string | null;
  shipmentState: string | null;
  createdAt: Fixed<Date>;
  updatedAt: Date;
  completedAt: Date | null;
}

export interface OrderLockTable {
  orderId: number;
  holder: string;
  takenAt: Date;
}

export interface LineItemTable {
  id: Generated<number>;
  orderId: Fixed<number>;
  variantId: Fixed<number>;
  quantity: number;
  priceCents: number;
  options: JsonWithDefault<Record<string, unknown>>;
  /** Units that were added after the order was placed; null for every other line. */
  crossSold: number | null;
  createdAt: Fixed<Date>;
}

export interface SubscriptionLineItemTable {
  id: Generated<number>;
  lineItemId: number;
  variantId: number;
  quantity: number;
  intervalLength: number;
  intervalUnits: IntervalUnits;
  endDate: string | null;
}

export interface OrderPromotionTable {
  orderId: number;
  promotionId: number;
}

export interface ShipmentTable {
  id: Generated<number>;
  orderId: Fixed<number>;
  number: Fixed<string>;
  state: string;
  tracking: string | null;
  shippedAt: Date | null;
}

export interface ShippingRateTable {
  id: Generated<number>;
  shipmentId: Fixed<number>;
  shippingMethodId: Fixed<number>;
  costCents: number;
  selected: boolean;
}

export interface ShipmentItemTable {
  shipmentId: number;
  variantId: number;
  quantity: number;
}

export interface AdjustmentTable {
  id: Generated<number>;
  orderId: Fixed<number>;
  /** With neither a line nor a shipment the adjustment belongs to the whole order. */
  lineItemId: Fixed<number | null>;
  shipmentId: Fixed<number | null>;
  source: Fixed<'promotion' | 'tax'>;
  sourceId: Fixed<number>;
  amountCents: number;
  label: string;
  eligible: boolean;
  included: Defaulted<boolean>;
  finalized: Defaulted<boolean>;
  createdAt: Fixed<Date>;
  updatedAt: Date;
}
