import type {
  AddressRow,
  AdjustmentRow,
  CreditCardRow,
  CustomerRow,
  GiftCardRow,
  LineItemRow,
  OrderRow,
  PaymentRow,
  PrepaidSubscriptionRow,
  ShipmentItemRow,
  ShipmentRow,
  ShippingRateRow,
  StoreCreditRow,
  SubscriptionLineItemRow,
  VariantRow,
} from '#sandbox/database/schema';
import type { InventoryUnits } from '#sandbox/shop/catalogue/availability';

export interface LineItem extends LineItemRow {
  readonly variant: VariantRow;
  readonly subscriptionLines: readonly (SubscriptionLineItemRow & { readonly sku: string })[];
  /** One for each unit of a gift-card line, oldest first. */
  readonly giftCards: readonly GiftCardRow[];
  readonly prepaid: PrepaidSubscriptionRow | undefined;
  /** The units that leave the stock for one unit: the variant itself, or the cans of a composable pack. */
  readonly inventory: readonly InventoryUnits[];
}

export interface Shipment extends ShipmentRow {
  readonly rates: readonly ShippingRateRow[];
  readonly items: readonly (ShipmentItemRow & { readonly sku: string })[];
}

export interface Payment extends PaymentRow {
  readonly creditCard: CreditCardRow | undefined;
  readonly giftCard: GiftCardRow | undefined;
  readonly storeCredit: (StoreCreditRow & { readonly createdBy: string }) | undefined;
}

/** An order with its associations. Amounts are in cents. */
export interface Order extends OrderRow {
  readonly customer: CustomerRow | undefined;
  readonly shipAddress: AddressRow | undefined;
  readonly billAddress: AddressRow | undefined;
  readonly lines: readonly LineItem[];
  readonly adjustments: readonly AdjustmentRow[];
  readonly shipments: readonly Shipment[];
  readonly payments: readonly Payment[];
  /** Promotions whose codes were accepted. */
  readonly promotionIds: readonly number[];
  /** Gift cards that pay for the order, in the order in which they were applied. */
  readonly appliedGiftCards: readonly GiftCardRow[];
  /** The customer's available store credit; 0 for guests. */
  readonly availableStoreCreditCents: number;
  /** The newest payment session that was not cancelled or expired. */
  readonly paymentSessionId: string | null;
  /** The hash of the secret of the browser that paid on the page. */
  readonly payerTokenHash: string | null;
}

export function selectedRate(shipment: Shipment): ShippingRateRow | undefined {
  return shipment.rates.find((rate) => rate.selected);
}

/** Payments that are neither failed nor void. */
export function validPayments(order: Order): readonly Payment[] {
  return order.payments.filter(({ state }) => state !== 'failed' && state !== 'invalid' && state !== 'void');
}

/** The captured amount in cents, without authorized payments. */
export function capturedCents({ payments }: Order): number {
  return payments.reduce((total, { state, amountCents }) => (state === 'completed' ? total + amountCents : total), 0);
}

/** The price of a line with its discounts and its additional tax, in cents. */
export function lineTotalCents({ adjustments }: Order, { id, priceCents, quantity }: LineItem): number {
  const own = adjustments.filter(({ lineItemId, eligible }) => lineItemId === id && eligible);
  return own.reduce((total, { amountCents }) => total + amountCents, priceCents * quantity);
}
