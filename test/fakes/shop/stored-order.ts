import type { OrderFields } from '#src/application/ports/shop/order-gateway';
import type { Address } from '#src/domain/address-book/address';
import type { Order, OrderState } from '#src/domain/cart/order';
import type { Payment } from '#src/domain/cart/payment';
import type { BoughtGiftCard } from '#src/domain/gift-card/gift-card';
import type { Cents } from '#src/domain/money/money';
import type { LineOptions } from './line-options';
import type { WorldPromotion, WorldVariant } from './shop-world';

export interface StoredLine {
  readonly id: string;
  readonly variant: WorldVariant;
  /** The options that keep it apart from other lines of the same sku. */
  readonly options: LineOptions;
  /** Of one unit; fixed when the line was added. */
  readonly price: Cents;
  quantity: number;
  giftCards: BoughtGiftCard[];
  /** Units that were added after the order was complete; no promotion takes anything off them. */
  readonly crossSold?: number;
}

export interface StoredShipment {
  readonly id: string;
  readonly number: string;
  readonly rates: readonly { readonly id: string; readonly name: string; readonly cost: Cents }[];
  selectedRateId: string;
}

export interface PaymentSession {
  readonly id: string;
  readonly url: string;
  readonly amount: Cents;
  state: 'open' | 'paid' | 'expired';
  /** The customer who asked for it: only their own card is saved. */
  payerId: string | undefined;
  paymentId?: string;
}

/** The stored part of an order in the in-memory shop; everything else is calculated when the order is read. */
export interface StoredOrder {
  readonly id: string;
  readonly number: string;
  readonly token: string;
  readonly createdAt: number;
  /** The subscription of which it is a delivery. */
  subscriptionId?: string;
  /** `confirm` once the payment step is taken. */
  state: OrderState | 'confirm';
  completedAt?: number;
  canceledAt?: number;
  /** The parcel is packed, and its money taken. */
  isPacked?: boolean;
  /** Somebody has used a gift card that was bought with it. */
  hasUsedGiftCard?: boolean;
  email?: string;
  userId?: string;
  address?: Address;
  fields: OrderFields;
  lines: StoredLine[];
  promotions: WorldPromotion[];
  /** Codes of the gift cards that pay, in the order in which they were applied. */
  appliedGiftCards: string[];
  shipments: StoredShipment[];
  payments: Payment[];
  /** All that were ever opened; the last one is the present one. */
  sessions: PaymentSession[];
  /** The saved card that is to be charged, and its payment. */
  savedCard?: { readonly id: string; readonly paymentId: string; readonly agreed: string } | undefined;
  /** The customer keeps their store credit for later. */
  keepsStoreCredit?: boolean;
  locked: boolean;
  /** Changes since the order was placed: it was shipped, canceled or refunded. */
  since?: Partial<Order>;
}
