import type { Address } from '#src/domain/address-book/address';
import type { AppliedGiftCard } from '#src/domain/gift-card/gift-card';
import type { Instant } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';
import type { Adjustment } from './adjustment';
import type { CheckoutProgress } from './checkout-step';
import type { LineItem } from './line-item';
import type { Payment } from './payment';
import type { Shipment, ShipmentState } from './shipment';

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

/** The payment state of a placed order; `credit_owed` when the shop still owes a refund. */
export type OrderPaymentState = 'balance_due' | 'paid' | 'credit_owed' | 'failed' | 'void';

/** Identifies an order and gives access to it. */
export interface OrderKey {
  readonly number: string;
  readonly token: string;
  /** Lets the browser that has paid add to the order; only its return from payment brings it. */
  readonly additionToken?: string | undefined;
}

/** Identifies a placed order without giving access to it. */
export type OrderReceipt = Pick<Order, 'number' | 'id'>;

/** An order after the return from payment that may or may not be complete. */
export interface UnsettledOrder extends OrderKey {
  readonly checkoutSessionId: string;
}

/** The payment provider chooses the id of a session. */
export function isCheckoutSessionId(text: string): boolean {
  return /^\S{1,256}$/.test(text);
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
  /** Whole-order adjustments; lines and shipments have their own. */
  readonly adjustments: readonly Adjustment[];
  readonly shipments: readonly Shipment[];
  readonly payments: readonly Payment[];
  readonly shipAddress?: Address;
  readonly itemTotal: Cents;
  readonly shipTotal: Cents;
  readonly additionalTaxTotal: Cents;
  readonly total: Cents;
  readonly appliedGiftCards: readonly AppliedGiftCard[];
  /** The part of the total that store credit pays, after the gift cards. */
  readonly storeCredit: Cents;
  /** True when the customer saves their store credit for later; absent where it always pays. */
  readonly isStoreCreditKept?: boolean;
  /** The amount that remains to be paid with a card. */
  readonly amountDue: Cents;
  readonly createdAt: Instant;
  readonly completedAt?: Instant;
  /** The state of its parcels; absent before the order is complete, and where nothing is shipped. */
  readonly shipmentState?: ShipmentState;
  readonly paymentState?: OrderPaymentState;
  /** The amount paid, less refunds. */
  readonly paymentTotal?: Cents;
  readonly subscriptionInCart: boolean;
  readonly referralIdentifier?: string;
  readonly specialInstructions?: string;
  readonly giftNote?: GiftNote;
  /** The number of addresses of a group order; absent for an order to one address. */
  readonly recipientCount?: number;
  /** The time until which lines can be added to the complete order (spec §7 cross_sell); absent when none can. */
  readonly crossSellEndsAt?: Instant;
  /** The time until which the shopper can cancel the complete order; absent when they cannot. */
  readonly cancelEndsAt?: Instant;
  readonly canceledAt?: Instant;
  /** The session of the hosted payment page, once the order was prepared for it, and the page's URL. */
  readonly paymentPage?: { readonly sessionId: string; readonly url?: string };
}

/** Units of all lines: the number on the cart button. */
export function unitCount(order: Order): number {
  return order.lineItems.reduce((sum, line) => sum + line.quantity, 0);
}

/** Units of a sku in an order, over all lines of it. */
export function unitsOf(order: Order, sku: string): number {
  return order.lineItems.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * True when an order may go to checkout: at least one line can be bought on its own (spec §5, noIndividualPurchase). False
 * for an empty order.
 */
export function canBeBought(order: Order): boolean {
  return order.lineItems.some((line) => !line.variant.noIndividualPurchase);
}
