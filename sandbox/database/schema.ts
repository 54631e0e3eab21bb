import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';

/** Written once, when the row is made. */
type Fixed<T> = ColumnType<T, T, never>;
type Json<T extends object> = JSONColumnType<T, string, string>;
type JsonWithDefault<T extends object> = ColumnType<T, string | undefined, string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export type OrderState = 'cart' | 'address' | 'delivery' | 'payment' | 'confirm' | 'complete';
export type PaymentState = 'checkout' | 'pending' | 'completed' | 'failed' | 'invalid' | 'void';
export type PaymentSessionState = 'open' | 'paid' | 'cancelled' | 'expired';

export interface WorldTable {
  name: string;
  seededAt: Date;
}

export interface VariantTable {
  id: Generated<number>;
  sku: string;
  name: string;
  slug: string;
  description: string;
  priceCents: number;
  weight: string;
  kind: string;
  parts: Json<{ sku: string; quantity: number }[]>;
  noIndividualPurchase: boolean;
  subscribable: boolean;
  digital: boolean;
  backorderable: boolean;
  countOnHand: number | null;
}

export interface AddressTable {
  id: Generated<number>;
  fingerprint: Fixed<string>;
  name: Fixed<string>;
  address1: Fixed<string>;
  address2: Fixed<string | null>;
  city: Fixed<string>;
  zipcode: Fixed<string | null>;
  phone: Fixed<string | null>;
  alternativePhone: Fixed<string | null>;
  company: Fixed<string | null>;
  countryId: Fixed<number>;
  stateId: Fixed<number | null>;
  stateName: Fixed<string | null>;
}

export interface CustomerTable {
  id: Generated<number>;
  subject: Fixed<string>;
  email: string;
  name: string | null;
  phone: string | null;
  dateOfBirth: string | null;
  metadata: JsonWithDefault<Record<string, unknown>>;
  billAddressId: number | null;
  createdAt: Fixed<Date>;
  updatedAt: Date;
}

export interface AddressBookEntryTable {
  id: Generated<number>;
  customerId: Fixed<number>;
  addressId: number;
  isDefault: boolean;
}

export interface CreditCardTable {
  id: Generated<number>;
  customerId: number | null;
  month: string;
  year: string;
  ccType: string | null;
  lastDigits: string;
  name: string;
  /** What the payment gateway answers for this card; the number itself is never kept. */
  gatewayToken: string;
  createdAt: Fixed<Date>;
}

export interface WalletPaymentSourceTable {
  id: Generated<number>;
  customerId: Fixed<number>;
  creditCardId: Fixed<number>;
  isDefault: boolean;
}

export interface StoreCreditTable {
  id: Generated<number>;
  customerId: Fixed<number>;
  category: string;
  memo: string | null;
  amountCents: number;
  authorizedCents: Defaulted<number>;
  usedCents: Defaulted<number>;
  createdAt: Fixed<Date>;
}

export interface StoreCreditEventTable {
  id: Generated<number>;
  customerId: number;
  storeCreditId: number;
  action: string;
  amountCents: number;
  userTotalCents: number;
  remainingCents: number;
  orderNumber: string | null;
  createdAt: Fixed<Date>;
}

export interface OrderTable {
  id: Generated<number>;
  number: Fixed<string>;
  token: Fixed<string>;
  state: OrderState;
  customerId: number | null;
  email: string | null;
  channel: string;
  specialInstructions: string | null;
  referralIdentifier: string | null;
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
  createdAt: Fixed<Date>;
}

export interface SubscriptionLineItemTable {
  id: Generated<number>;
  lineItemId: number;
  variantId: number;
  quantity: number;
  intervalLength: number;
  intervalUnits: string;
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

export interface PaymentTable {
  id: Generated<number>;
  orderId: Fixed<number>;
  paymentMethodId: Fixed<number>;
  creditCardId: number | null;
  storeCreditId: number | null;
  amountCents: number;
  state: PaymentState;
  avsResponse: string | null;
  createdAt: Fixed<Date>;
  updatedAt: Date;
}

export interface PaymentSessionTable {
  id: string;
  orderId: Fixed<number>;
  amountCents: Fixed<number>;
  state: PaymentSessionState;
  attempts: Defaulted<number>;
  paymentId: number | null;
  createdAt: Fixed<Date>;
  updatedAt: Date;
}

export interface MailTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  links: Json<string[]>;
  sentAt: Date;
}

export interface StockRequestTable {
  id: Generated<number>;
  email: string;
  variantId: number;
  createdAt: Date;
}

export interface ReferralIdentifierTable {
  id: Generated<number>;
  identifier: string;
  email: string | null;
  createdAt: Date;
}

export interface Database {
  worlds: WorldTable;
  variants: VariantTable;
  addresses: AddressTable;
  customers: CustomerTable;
  addressBookEntries: AddressBookEntryTable;
  creditCards: CreditCardTable;
  walletPaymentSources: WalletPaymentSourceTable;
  storeCredits: StoreCreditTable;
  storeCreditEvents: StoreCreditEventTable;
  orders: OrderTable;
  orderLocks: OrderLockTable;
  lineItems: LineItemTable;
  subscriptionLineItems: SubscriptionLineItemTable;
  orderPromotions: OrderPromotionTable;
  shipments: ShipmentTable;
  shippingRates: ShippingRateTable;
  shipmentItems: ShipmentItemTable;
  adjustments: AdjustmentTable;
  payments: PaymentTable;
  paymentSessions: PaymentSessionTable;
  mails: MailTable;
  stockRequests: StockRequestTable;
  referralIdentifiers: ReferralIdentifierTable;
}

export type VariantRow = Selectable<VariantTable>;
export type AddressRow = Selectable<AddressTable>;
export type CustomerRow = Selectable<CustomerTable>;
export type CreditCardRow = Selectable<CreditCardTable>;
export type StoreCreditRow = Selectable<StoreCreditTable>;
export type OrderRow = Selectable<OrderTable>;
export type LineItemRow = Selectable<LineItemTable>;
export type SubscriptionLineItemRow = Selectable<SubscriptionLineItemTable>;
export type ShipmentRow = Selectable<ShipmentTable>;
export type ShippingRateRow = Selectable<ShippingRateTable>;
export type ShipmentItemRow = Selectable<ShipmentItemTable>;
export type AdjustmentRow = Selectable<AdjustmentTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type PaymentSessionRow = Selectable<PaymentSessionTable>;
