import type { Authorization } from '#src/application/ports/identity/authorization';
import type { ShopApiAdapters } from '#src/infrastructure/shop-api/shop-api-ports';
import { VendureAddressBookGateway } from './address-book/vendure-address-book-gateway';
import { AuthorizedVendureCalls } from './authorized-vendure-calls';
import { VendureOrderGateway } from './cart/vendure-order-gateway';
import { VendureCheckoutGateway } from './checkout/vendure-checkout-gateway';
import { VendureCustomerGateway } from './customer/vendure-customer-gateway';
import { VendureCountryReader } from './geography/vendure-country-reader';
import { noSubscriptions, notOffered } from './not-offered';
import { VendureOrderLinkGateway } from './orders/vendure-order-link-gateway';
import { VendureOrdersReader } from './orders/vendure-orders-reader';
import type { VendureOptions } from './vendure-calls';
import { VendureHttp } from './vendure-http';

/** The adapters share one client. This chunk is loaded on the first call. */
export function vendureAdapters(options: VendureOptions, authorization: Authorization): ShopApiAdapters {
  const calls = new AuthorizedVendureCalls(new VendureHttp(options), authorization);
  return {
    OrderGateway: new VendureOrderGateway(calls),
    OrdersReader: new VendureOrdersReader(calls),
    OrderLinkGateway: new VendureOrderLinkGateway(calls),
    CheckoutGateway: new VendureCheckoutGateway(calls),
    CustomerGateway: new VendureCustomerGateway(calls),
    CountryReader: new VendureCountryReader(calls),
    AddressBookGateway: new VendureAddressBookGateway(calls),
    VariantPriceReader: notOffered,
    SubscriptionGateway: noSubscriptions,
    GiftCardGateway: notOffered,
    StockRequestGateway: notOffered,
    CrossSellGateway: notOffered,
    ReferralGateway: notOffered,
    SavedCardGateway: notOffered,
    StoreCreditReader: notOffered,
    GroupOrderGateway: notOffered,
  };
}
