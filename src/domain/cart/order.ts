import type { Address } from '#src/domain/address-book/address';
import type { CheckoutProgress } from '#src/domain/checkout/checkout-step';
import type { Payment } from '#src/domain/checkout/payment';
import type { Shipment, ShipmentState } from '#src/domain/checkout/shipment';
import type { AppliedGiftCard } from '#src/domain/gift-card/gift-card';
import type { Instant } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';
import type { Adjustment } from './adjustment';
import type { LineItem } from './line-item';

/**
 * The state of an order (spec §4 Order states); `cart` before checkout, `returning` until its goods are back, `other` for
 * unknown ones.
 */
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

/** How far a placed order is paid; `credit_owed` when money is still to be given back. */
export type OrderPaymentState = 'balance_due' | 'paid' | 'credit_owed' | 'failed' | 'void';

/** Identifies an order and gives access to it. */
export interface OrderKey {
  readonly number: string;
  readonly token: string;
}

/** Identifies a placed order without giving access to it. */
export type OrderReceipt = Pick<Order, 'number' | 'id'>;

/** An order after the return from payment, of which it is not yet known whether it is complete. */
export interface UnsettledOrder extends OrderKey {
  readonly checkoutSessionId: string;
}

/** The store of the back end that an order is placed in; one back end may serve several. */
export interface Store {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

/** A gift message. */
export interface GiftNote {
  readonly from: string;
  readonly recipient: string;
  readonly note: string;
}

/** An order: a cart while it is not complete (spec §3 Order / cart). All amounts are computed by the server. */
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
  /** Whole-order adjustments; those of lines and shipments stand with them. */
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
  /** What store credit pays of the total, after the gift cards. */
  readonly storeCredit: Cents;
  /** The customer keeps their store credit for later; absent where it always pays. */
  readonly isStoreCreditKept?: boolean;
  /** What is left to pay with a card. */
  readonly amountDue: Cents;
  readonly currency: string;
  readonly createdAt: Instant;
  readonly completedAt?: Instant;
  /** How far its parcels are; absent before it is complete, and where nothing is shipped. */
  readonly shipmentState?: ShipmentState;
  readonly paymentState?: OrderPaymentState;
  /** What was taken and not given back. */
  readonly paymentTotal?: Cents;
  readonly subscriptionInCart: boolean;
  readonly referralIdentifier?: string;
  readonly specialInstructions?: string;
  readonly giftNote?: GiftNote;
  /** How many addresses a group order goes to; absent for an order to one. */
  readonly recipientCount?: number;
  /** Until when something may be added to the complete order (spec §7 cross_sell); absent when nothing may. */
  readonly crossSellEndsAt?: Instant;
  /** The session of the hosted payment page, once the order was prepared for it, and where that page is. */
  readonly paymentPage?: { readonly sessionId: string; readonly url?: string };
}

/** Units of everything in the order: the number on the cart button. */
export function unitCount(order: Order): number {
  return order.lineItems.reduce((sum, line) => sum + line.quantity, 0);
}

/** Units of a sku in an order, over all lines of it. */
export function unitsOf(order: Order, sku: string): number {
  return order.lineItems.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Whether an order may go to checkout: at least one line can be bought on its own (spec §5, noIndividualPurchase).
 * An empty order has nothing to buy.
 */
export function canBeBought(order: Order): boolean {
  return order.lineItems.some((line) => !line.variant.noIndividualPurchase);
}
