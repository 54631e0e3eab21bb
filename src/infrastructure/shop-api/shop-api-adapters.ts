import type { Authorization } from '#src/application/ports/identity/authorization';
import type { AddressBookGateway } from '#src/application/ports/shop/address-book-gateway';
import type { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { CountryReader } from '#src/application/ports/shop/country-reader';
import type { CrossSellGateway } from '#src/application/ports/shop/cross-sell-gateway';
import type { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import type { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import type { GroupOrderGateway } from '#src/application/ports/shop/group-order-gateway';
import type { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { OrderLinkGateway } from '#src/application/ports/shop/order-link-gateway';
import type { OrdersReader } from '#src/application/ports/shop/orders-reader';
import type { ReferralGateway } from '#src/application/ports/shop/referral-gateway';
import type { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import type { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import type { StoreCreditReader } from '#src/application/ports/shop/store-credit-reader';
import type { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import type { VariantPriceReader } from '#src/application/ports/shop/variant-price-reader';
import type { VariantReader } from '#src/application/ports/shop/variant-reader';
import type { Logger } from '#src/application/ports/system/logger';
import { HttpAddressBookGateway } from './address-book/http-address-book-gateway';
import { AuthorizedShopCalls } from './authorized-shop-calls';
import { HttpOrderGateway } from './cart/http-order-gateway';
import { HttpStockRequestGateway } from './catalogue/http-stock-request-gateway';
import { HttpVariantPriceReader } from './catalogue/http-variant-price-reader';
import { HttpVariantReader } from './catalogue/http-variant-reader';
import { HttpCheckoutGateway } from './checkout/http-checkout-gateway';
import { HttpCustomerGateway } from './customer/http-customer-gateway';
import { HttpCountryReader } from './geography/http-country-reader';
import { HttpGiftCardGateway } from './gift-card/http-gift-card-gateway';
import { HttpGroupOrderGateway } from './group-order/http-group-order-gateway';
import { HttpCrossSellGateway } from './orders/http-cross-sell-gateway';
import { HttpOrderLinkGateway } from './orders/http-order-link-gateway';
import { HttpOrdersReader } from './orders/http-orders-reader';
import { HttpReferralGateway } from './referral/http-referral-gateway';
import { HttpSavedCardGateway } from './saved-card/http-saved-card-gateway';
import { ShopHttp } from './shop-http';
import { HttpStoreCreditReader } from './store-credit/http-store-credit-reader';
import { HttpSubscriptionGateway } from './subscription/http-subscription-gateway';

/** The container has a lazy port for each (src/composition/tokens.ts). */
export interface ShopApiAdapters {
  readonly orderGateway: OrderGateway;
  readonly ordersReader: OrdersReader;
  readonly orderLinkGateway: OrderLinkGateway;
  readonly checkoutGateway: CheckoutGateway;
  readonly subscriptionGateway: SubscriptionGateway;
  readonly variantReader: VariantReader;
  readonly variantPriceReader: VariantPriceReader;
  readonly customerGateway: CustomerGateway;
  readonly giftCardGateway: GiftCardGateway;
  readonly stockRequestGateway: StockRequestGateway;
  readonly crossSellGateway: CrossSellGateway;
  readonly referralGateway: ReferralGateway;
  readonly countryReader: CountryReader;
  readonly addressBookGateway: AddressBookGateway;
  readonly savedCardGateway: SavedCardGateway;
  readonly storeCreditReader: StoreCreditReader;
  readonly groupOrderGateway: GroupOrderGateway;
}

export interface ShopApiSettings {
  readonly url: string;
  readonly storeSlug?: string;
  readonly storeId: number;
}

/** The adapters share one HTTP client. This chunk is loaded on the first call. */
export function shopApiAdapters(
  { url, storeSlug, storeId }: ShopApiSettings,
  authorization: Authorization,
  logger: Logger,
  anonymousId: () => string | undefined,
): ShopApiAdapters {
  const http = new AuthorizedShopCalls(new ShopHttp({ baseUrl: url, storeSlug, anonymousId }), authorization);
  return {
    orderGateway: new HttpOrderGateway(http, logger, storeId),
    ordersReader: new HttpOrdersReader(http, logger),
    orderLinkGateway: new HttpOrderLinkGateway(http),
    checkoutGateway: new HttpCheckoutGateway(http, logger),
    subscriptionGateway: new HttpSubscriptionGateway(http, logger),
    variantReader: new HttpVariantReader(http, logger),
    variantPriceReader: new HttpVariantPriceReader(http, logger),
    customerGateway: new HttpCustomerGateway(http, logger),
    giftCardGateway: new HttpGiftCardGateway(http, logger),
    stockRequestGateway: new HttpStockRequestGateway(http),
    crossSellGateway: new HttpCrossSellGateway(http, logger),
    referralGateway: new HttpReferralGateway(http, logger),
    countryReader: new HttpCountryReader(http, logger),
    addressBookGateway: new HttpAddressBookGateway(http, logger),
    savedCardGateway: new HttpSavedCardGateway(http, logger),
    storeCreditReader: new HttpStoreCreditReader(http, logger),
    groupOrderGateway: new HttpGroupOrderGateway(http, logger),
  };
}
