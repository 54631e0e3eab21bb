import type { Selectable } from 'kysely';
import { customerTables } from './customer-tables';
import { giftCardTables } from './gift-card-tables';
import { orderTables } from './order-tables';
import { otherBackEndTables } from './other-back-end-tables';
import { paymentTables } from './payment-tables';
import { requestTables } from './request-tables';
import { reviewTables } from './review-tables';
import { signInTables } from './sign-in-tables';
import { subscriptionTables } from './subscription-tables';
import { supportTables } from './support-tables';

/** All tables by their names in queries. */
export const tables = {
  ...customerTables,
  ...giftCardTables,
  ...orderTables,
  ...otherBackEndTables,
  ...paymentTables,
  ...requestTables,
  ...reviewTables,
  ...signInTables,
  ...subscriptionTables,
  ...supportTables,
};

type Tables = typeof tables;

export type Database = { [Name in keyof Tables]: Tables[Name]['row'] };

export type VariantRow = Selectable<Database['variants']>;
export type AddressRow = Selectable<Database['addresses']>;
export type CustomerRow = Selectable<Database['customers']>;
export type CreditCardRow = Selectable<Database['creditCards']>;
export type StoreCreditRow = Selectable<Database['storeCredits']>;
export type OrderRow = Selectable<Database['orders']>;
export type LineItemRow = Selectable<Database['lineItems']>;
export type SubscriptionLineItemRow = Selectable<Database['subscriptionLineItems']>;
export type ShipmentRow = Selectable<Database['shipments']>;
export type ShippingRateRow = Selectable<Database['shippingRates']>;
export type ShipmentItemRow = Selectable<Database['shipmentItems']>;
export type AdjustmentRow = Selectable<Database['adjustments']>;
export type PaymentRow = Selectable<Database['payments']>;
export type CardSessionRow = Selectable<Database['cardSessions']>;
export type PaymentSessionRow = Selectable<Database['paymentSessions']>;
export type HostedPaymentRow = Selectable<Database['hostedPayments']>;
export type HostedCustomerRow = Selectable<Database['hostedCustomers']>;
export type HostedSetupRow = Selectable<Database['hostedSetups']>;
export type GiftCardRow = Selectable<Database['giftCards']>;
export type PrepaidSubscriptionRow = Selectable<Database['prepaidSubscriptions']>;
export type SubscriptionRow = Selectable<Database['subscriptions']>;
export type SubscribedLineRow = Selectable<Database['subscribedLines']>;
export type SubscriptionReminderRow = Selectable<Database['subscriptionReminders']>;
export type ReviewRow = Selectable<Database['reviews']>;
export type SignInUserRow = Selectable<Database['signInUsers']>;
export type SignInEmailRow = Selectable<Database['signInEmails']>;
export type SignInPhoneNumberRow = Selectable<Database['signInPhoneNumbers']>;
export type SignInOAuthRegistrationRow = Selectable<Database['signInOauthRegistrations']>;
export type SignInWalletRow = Selectable<Database['signInWallets']>;
export type SignInTotpRow = Selectable<Database['signInTotps']>;
export type SignInPasskeyRow = Selectable<Database['signInPasskeys']>;
export type SignInChallengeRow = Selectable<Database['signInChallenges']>;
export type SignInSessionRow = Selectable<Database['signInSessions']>;
export type MailingListContactRow = Selectable<Database['mailingListContacts']>;
