import type { Address } from '#src/domain/address-book/address';
import type { CheckoutProgress } from '#src/domain/checkout/checkout-step';
import type { Payment } from '#src/domain/checkout/payment';
import type { Shipment, ShipmentState } from '#src/domain/checkout/shipment';
import type { AppliedGiftCard } from '#src/domain/gift-card/gift-card';
import type { Instant } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';
import type { Adjustment } from './adjustment';
import type { LineItem } from './line-item';

/** `returning` until its goods are back, `other` for unknown ones (spec §4 Order states). */
export type OrderState =
  | 'cart'
  | 'address'
  | 'delivery'
  | 'payment'
  | 'complete'
  | 'canceled'
  | 'returning'
  | 'returned'
  | 'other';

/** `credit_owed` while the shop owes a refund. */
export type OrderPaymentState = 'balance_due' | 'paid' | 'credit_owed' | 'failed' | 'void';

/** Identifies an order and gives access to it. */
export interface OrderKey {
  readonly number: string;
  readonly token: string;
}

/** Identifies a placed order without giving access to it. */
export type OrderReceipt = Pick<Order, 'number' | 'id'>;

/** After the return from payment: it may or may not be complete. */
export interface UnsettledOrder extends OrderKey {
  readonly checkoutSessionId: string;
}

/** One back end may serve several. */
export interface Store {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

export interface GiftNote {
  readonly from: string;
  readonly recipient: string;
  readonly note: string;
}

/** A cart while it is not complete (spec §3 Order / cart). All amounts are computed by the server. */
export interface Order extends OrderKey, CheckoutProgress {
  readonly id: string;
  readonly state: OrderState;
  /** No longer a cart; also true when a completed order was canceled or returned (spec §4). */
  readonly isComplete: boolean;
  /** The payment step is done; only completing is left (spec §4 Finalize). */
  readonly isReadyToPlace: boolean;
  readonly store?: Store;
  readonly email?: string;
  readonly userId?: string;
  readonly lineItems: readonly LineItem[];
  /** Lines and shipments have their own. */
  readonly adjustments: readonly Adjustment[];
  readonly shipments: readonly Shipment[];
  readonly payments: readonly Payment[];
  readonly shipAddress?: Address;
  readonly itemTotal: Cents;
  readonly shipTotal: Cents;
  readonly taxTotal?: Cents;
  readonly additionalTaxTotal: Cents;
  readonly adjustmentTotal: Cents;
  readonly total: Cents;
  readonly appliedGiftCards: readonly AppliedGiftCard[];
  /** It pays after the gift cards. */
  readonly storeCredit: Cents;
  /** The customer saves it for later; absent where it always pays. */
  readonly isStoreCreditKept?: boolean;
  /** To be paid with a card. */
  readonly amountDue: Cents;
  readonly currency: string;
  readonly createdAt: Instant;
  readonly completedAt?: Instant;
  /** Absent before the order is complete, and where nothing is shipped. */
  readonly shipmentState?: ShipmentState;
  readonly paymentState?: OrderPaymentState;
  /** Less refunds. */
  readonly paymentTotal?: Cents;
  readonly subscriptionInCart: boolean;
  readonly referralIdentifier?: string;
  readonly specialInstructions?: string;
  readonly giftNote?: GiftNote;
  /** Absent for an order to one address. */
  readonly recipientCount?: number;
  /** Until then lines can be added to the complete order (spec §7 cross_sell); absent when none can. */
  readonly crossSellEndsAt?: Instant;
  /** Present once the order was prepared for the hosted payment page. */
  readonly paymentPage?: { readonly sessionId: string; readonly url?: string };
}

export function unitCount(order: Order): number {
  return order.lineItems.reduce((sum, line) => sum + line.quantity, 0);
}

export function unitsOf(order: Order, sku: string): number {
  return order.lineItems.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** At least one line can be bought on its own (spec §5, noIndividualPurchase). False for an empty order. */
export function canBeBought(order: Order): boolean {
  return order.lineItems.some((line) => !line.variant.noIndividualPurchase);
}
