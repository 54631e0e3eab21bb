import type { ShopApiAdapters } from '#src/infrastructure/shop-api/shop-api-ports';
import { describeAddressBookGateway } from './describe-address-book-gateway';
import { describeCancellationGateway } from './describe-cancellation-gateway';
import { describeCheckoutGateway } from './describe-checkout-gateway';
import { describeCountryReader } from './describe-country-reader';
import { describeCrossSellGateway } from './describe-cross-sell-gateway';
import { describeCustomerGateway } from './describe-customer-gateway';
import { describeGiftCardGateway } from './describe-gift-card-gateway';
import { describeGroupOrderGateway } from './describe-group-order-gateway';
import { describeMailedOrders } from './describe-mailed-orders';
import { describeOrderCompletion } from './describe-order-completion';
import { describeOrderGateway } from './describe-order-gateway';
import { describeOrderLinkGateway } from './describe-order-link-gateway';
import { describeOrderPromoCodes } from './describe-order-promo-codes';
import { describeOrdersReader } from './describe-orders-reader';
import { describeReferralGateway } from './describe-referral-gateway';
import { describeSavedCardGateway } from './describe-saved-card-gateway';
import { describeSavedCardPayments } from './describe-saved-card-payments';
import { describeStockRequestGateway } from './describe-stock-request-gateway';
import { describeStoreCreditReader } from './describe-store-credit-reader';
import { describeVariantReader } from './describe-variant-reader';
import type { ContractSubject } from './shop-under-test';

type Describe = (name: string, subject: ContractSubject) => void;
/** Their contracts need a shop of their own: `subscriptions.test.ts`, `variant-prices.test.ts`. Only the sandbox remembers a cart. */
type DescribedElsewhere = 'SubscriptionGateway' | 'VariantPriceReader' | 'RememberedCart';

/** The contracts of each port of the shop's back end, in the order in which they run. The compiler asks for a new port's. */
const contracts: Readonly<Record<Exclude<keyof ShopApiAdapters, DescribedElsewhere>, readonly Describe[]>> = {
  OrderGateway: [describeOrderGateway, describeOrderPromoCodes, describeMailedOrders, describeOrderCompletion],
  OrdersReader: [describeOrdersReader],
  CheckoutGateway: [describeCheckoutGateway],
  OrderLinkGateway: [describeOrderLinkGateway],
  GiftCardGateway: [describeGiftCardGateway],
  GroupOrderGateway: [describeGroupOrderGateway],
  CustomerGateway: [describeCustomerGateway],
  AddressBookGateway: [describeAddressBookGateway],
  StockRequestGateway: [describeStockRequestGateway],
  ReferralGateway: [describeReferralGateway],
  CrossSellGateway: [describeCrossSellGateway],
  CancellationGateway: [describeCancellationGateway],
  SavedCardGateway: [describeSavedCardGateway, describeSavedCardPayments],
  CountryReader: [describeCountryReader],
  // Last: the credit stays, and would pay for the orders of the others.
  StoreCreditReader: [describeStoreCreditReader],
};

/** Runs the contracts of all ports that one shop can show. */
export function describeShop(name: string, subject: ContractSubject): void {
  describeVariantReader(name, subject);
  for (const describePort of Object.values(contracts).flat()) describePort(name, subject);
}
