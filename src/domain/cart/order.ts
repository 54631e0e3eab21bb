import type { Address } from '#src/domain/checkout/address';
import type { CheckoutStep } from '#src/domain/checkout/checkout-step';
import type { Payment } from '#src/domain/checkout/payment';
import type { Shipment } from '#src/domain/checkout/shipment';
import type { AppliedGiftCard } from '#src/domain/gift-card/gift-card';
import type { Instant } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';
import type { Adjustment } from './adjustment';
import type { LineItem } from './line-item';

/** Where an order stands, in the specification's words (spec §4 Order states); `cart` before checkout, else `other`. */
export type OrderState = 'cart' | 'address' | 'delivery' | 'payment' | 'complete' | 'other';

/** Names one order and proves that its holder may see it. */
export interface OrderKey {
  readonly number: string;
  readonly token: string;
}

/** Names an order that was placed, and proves nothing: no one may see more of it for that. */
export type OrderReceipt = Pick<Order, 'number' | 'id'>;

/** An order whose payment page has sent the shopper back, and of which nobody knows yet whether it is complete. */
export interface UnsettledOrder extends OrderKey {
  readonly checkoutSessionId: string;
}

/** Words that come along with a present. */
export interface GiftNote {
  readonly from: string;
  readonly recipient: string;
  readonly note: string;
}

/** An order: a cart while it is not complete (spec §3 Order / cart). All amounts are computed by the server. */
export interface Order extends OrderKey {
  readonly id: string;
  readonly state: OrderState;
  /** Finished, and no longer a cart: also when it was canceled or returned after it had been completed (spec §4). */
  readonly isComplete: boolean;
  /** The furthest step of checkout that the order has earned: an empty one has earned the first (spec §4). */
  readonly furthestStep: CheckoutStep;
  /** Its payment step is taken: only completing it is left (spec §4 Finalize). */
  readonly isReadyToPlace: boolean;
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
  readonly taxTotal: Cents;
  readonly additionalTaxTotal: Cents;
  readonly adjustmentTotal: Cents;
  readonly total: Cents;
  readonly appliedGiftCards: readonly AppliedGiftCard[];
  /** What store credit pays of the total, after the gift cards. */
  readonly storeCredit: Cents;
  /** What is left to pay with a card. */
  readonly amountDue: Cents;
  readonly currency: string;
  readonly createdAt: Instant;
  readonly completedAt?: Instant;
  readonly subscriptionInCart: boolean;
  readonly referralIdentifier?: string;
  readonly specialInstructions?: string;
  readonly giftNote?: GiftNote;
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
