import type { Authorization } from '#src/application/ports/identity/authorization';
import type { KeySource } from '#src/infrastructure/shared/send-keyed';
import type { ShopApiAdapters } from '#src/infrastructure/shop-api/shop-api-ports';
import { VendureAddressBookGateway } from './address-book/vendure-address-book-gateway';
import { AuthorizedVendureCalls } from './authorized-vendure-calls';
import { VendureOrderGateway } from './cart/vendure-order-gateway';
import { VendureStockRequestGateway } from './catalogue/vendure-stock-request-gateway';
import { VendureVariantPriceReader } from './catalogue/vendure-variant-price-reader';
import { VendureCheckoutGateway } from './checkout/vendure-checkout-gateway';
import { VendureCustomerGateway } from './customer/vendure-customer-gateway';
import { VendureCountryReader } from './geography/vendure-country-reader';
import { VendureGiftCardGateway } from './gift-card/vendure-gift-card-gateway';
import { VendureGroupOrderGateway } from './group-order/vendure-group-order-gateway';
import { KeyedVendureCalls } from './keyed-vendure-calls';
import { notOffered } from './not-offered';
import { VendureCancellationGateway } from './orders/vendure-cancellation-gateway';
import { VendureCrossSellGateway } from './orders/vendure-cross-sell-gateway';
import { VendureOrderLinkGateway } from './orders/vendure-order-link-gateway';
import { VendureOrdersReader } from './orders/vendure-orders-reader';
import { VendureReferralGateway } from './referral/vendure-referral-gateway';
import { VendureSavedCardGateway } from './saved-card/vendure-saved-card-gateway';
import { VendureStoreCreditReader } from './store-credit/vendure-store-credit-reader';
import { VendureSubscriptionGateway } from './subscription/vendure-subscription-gateway';
import type { VendureOptions } from './vendure-calls';
import { VendureHttp } from './vendure-http';

/** The adapters share one client. This chunk is loaded on the first call. Without `keys` no call has one. */
export function vendureAdapters(
  options: VendureOptions,
  authorization: Authorization,
  keys?: KeySource,
): ShopApiAdapters {
  const authorized = new AuthorizedVendureCalls(new VendureHttp(options), authorization);
  const calls = keys ? new KeyedVendureCalls(authorized, keys) : authorized;
  return {
    OrderGateway: new VendureOrderGateway(calls),
    OrdersReader: new VendureOrdersReader(calls),
    OrderLinkGateway: new VendureOrderLinkGateway(calls),
    CheckoutGateway: new VendureCheckoutGateway(calls),
    CustomerGateway: new VendureCustomerGateway(calls),
    CountryReader: new VendureCountryReader(calls),
    AddressBookGateway: new VendureAddressBookGateway(calls),
    VariantPriceReader: new VendureVariantPriceReader(calls),
    SubscriptionGateway: new VendureSubscriptionGateway(calls),
    GiftCardGateway: new VendureGiftCardGateway(calls),
    StockRequestGateway: new VendureStockRequestGateway(calls),
    CrossSellGateway: new VendureCrossSellGateway(calls),
    CancellationGateway: new VendureCancellationGateway(calls),
    ReferralGateway: new VendureReferralGateway(calls),
    SavedCardGateway: new VendureSavedCardGateway(calls),
    StoreCreditReader: new VendureStoreCreditReader(calls),
    GroupOrderGateway: new VendureGroupOrderGateway(calls),
    RememberedCart: notOffered,
  };
}
