import type { Authorization } from '#src/application/ports/identity/authorization';
import type { KeySource } from '#src/infrastructure/shared/send-keyed';
import { HttpAddressBookGateway } from './address-book/http-address-book-gateway';
import { AuthorizedShopCalls } from './authorized-shop-calls';
import { HttpOrderGateway } from './cart/http-order-gateway';
import { HttpRememberedCart } from './cart/http-remembered-cart';
import { HttpStockRequestGateway } from './catalogue/http-stock-request-gateway';
import { HttpVariantPriceReader } from './catalogue/http-variant-price-reader';
import { HttpCheckoutGateway } from './checkout/http-checkout-gateway';
import { HttpCustomerGateway } from './customer/http-customer-gateway';
import { HttpCountryReader } from './geography/http-country-reader';
import { HttpGiftCardGateway } from './gift-card/http-gift-card-gateway';
import { HttpGroupOrderGateway } from './group-order/http-group-order-gateway';
import { KeyedShopCalls } from './keyed-shop-calls';
import { HttpCancellationGateway } from './orders/http-cancellation-gateway';
import { HttpCrossSellGateway } from './orders/http-cross-sell-gateway';
import { HttpOrderLinkGateway } from './orders/http-order-link-gateway';
import { HttpOrdersReader } from './orders/http-orders-reader';
import { HttpReferralGateway } from './referral/http-referral-gateway';
import { HttpSavedCardGateway } from './saved-card/http-saved-card-gateway';
import type { ShopApiAdapters } from './shop-api-ports';
import type { ShopCalls, ShopHttpOptions } from './shop-calls';
import { ShopHttp } from './shop-http';
import { HttpStoreCreditReader } from './store-credit/http-store-credit-reader';
import { HttpSubscriptionGateway } from './subscription/http-subscription-gateway';

/** The adapters share one HTTP client. This chunk is loaded on the first call. Without `keys` no call has one. */
export function shopApiAdapters(
  options: ShopHttpOptions,
  storeId: number,
  authorization: Authorization,
  keys?: KeySource,
): ShopApiAdapters {
  const authorized = new AuthorizedShopCalls(new ShopHttp(options), authorization);
  return adaptersOver(keys ? new KeyedShopCalls(authorized, keys) : authorized, storeId);
}

/** The adapters over one way to send their calls. */
export function adaptersOver(http: ShopCalls, storeId?: number): ShopApiAdapters {
  return {
    OrderGateway: new HttpOrderGateway(http, storeId),
    OrdersReader: new HttpOrdersReader(http),
    OrderLinkGateway: new HttpOrderLinkGateway(http),
    CheckoutGateway: new HttpCheckoutGateway(http),
    SubscriptionGateway: new HttpSubscriptionGateway(http),
    VariantPriceReader: new HttpVariantPriceReader(http),
    CustomerGateway: new HttpCustomerGateway(http),
    GiftCardGateway: new HttpGiftCardGateway(http),
    StockRequestGateway: new HttpStockRequestGateway(http),
    CrossSellGateway: new HttpCrossSellGateway(http),
    CancellationGateway: new HttpCancellationGateway(http),
    ReferralGateway: new HttpReferralGateway(http),
    CountryReader: new HttpCountryReader(http),
    AddressBookGateway: new HttpAddressBookGateway(http),
    SavedCardGateway: new HttpSavedCardGateway(http),
    StoreCreditReader: new HttpStoreCreditReader(http),
    GroupOrderGateway: new HttpGroupOrderGateway(http),
    RememberedCart: new HttpRememberedCart(http),
  };
}
