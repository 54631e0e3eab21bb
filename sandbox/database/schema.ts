import type { Selectable } from 'kysely';
import type {
  AddressBookEntryTable,
  AddressTable,
  CreditCardTable,
  CustomerTable,
  ShopStateTable,
  StoreCreditEventTable,
  StoreCreditTable,
  VariantTable,
  WalletPaymentSourceTable,
} from './customer-tables';
import type { GiftCardTable, OrderGiftCardTable, PrepaidSubscriptionTable } from './gift-card-tables';
import type {
  AdjustmentTable,
  LineItemTable,
  OrderLockTable,
  OrderPromotionTable,
  OrderTable,
  ShipmentItemTable,
  ShipmentTable,
  ShippingRateTable,
  SubscriptionLineItemTable,
} from './order-tables';
import type {
  HostedCardTable,
  HostedCustomerTable,
  HostedPaymentTable,
  HostedRefundTable,
  HostedSetupTable,
  ReceivedMailTable,
} from './other-back-end-tables';
import type { CardSessionTable, PaymentSessionTable, PaymentTable } from './payment-tables';
import type {
  KeyedCallTable,
  MailTable,
  ReferralIdentifierTable,
  ReferralRewardTable,
  StockRequestTable,
} from './request-tables';
import type { ReviewTable } from './review-tables';
import type { SignInTables } from './sign-in-tables';
import type { SubscribedLineTable, SubscriptionReminderTable, SubscriptionTable } from './subscription-tables';
import type { ContactMessageTable, GiveawayEntryTable, MailingListContactTable } from './support-tables';

export interface Database extends SignInTables {
  shopState: ShopStateTable;
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
  cardSessions: CardSessionTable;
  keyedCalls: KeyedCallTable;
  mails: MailTable;
  stockRequests: StockRequestTable;
  referralIdentifiers: ReferralIdentifierTable;
  referralRewards: ReferralRewardTable;
  subscriptions: SubscriptionTable;
  subscribedLines: SubscribedLineTable;
  subscriptionReminders: SubscriptionReminderTable;
  giftCards: GiftCardTable;
  orderGiftCards: OrderGiftCardTable;
  prepaidSubscriptions: PrepaidSubscriptionTable;
  reviews: ReviewTable;
  contactMessages: ContactMessageTable;
  mailingListContacts: MailingListContactTable;
  giveawayEntries: GiveawayEntryTable;
  hostedPayments: HostedPaymentTable;
  hostedRefunds: HostedRefundTable;
  hostedCustomers: HostedCustomerTable;
  hostedCards: HostedCardTable;
  hostedSetups: HostedSetupTable;
  receivedMails: ReceivedMailTable;
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
export type CardSessionRow = Selectable<CardSessionTable>;
export type PaymentSessionRow = Selectable<PaymentSessionTable>;
export type HostedPaymentRow = Selectable<HostedPaymentTable>;
export type HostedCustomerRow = Selectable<HostedCustomerTable>;
export type HostedSetupRow = Selectable<HostedSetupTable>;
export type GiftCardRow = Selectable<GiftCardTable>;
export type PrepaidSubscriptionRow = Selectable<PrepaidSubscriptionTable>;
export type SubscriptionRow = Selectable<SubscriptionTable>;
export type SubscribedLineRow = Selectable<SubscribedLineTable>;
export type SubscriptionReminderRow = Selectable<SubscriptionReminderTable>;
export type ReviewRow = Selectable<ReviewTable>;
