import type { Authorization } from '#src/application/ports/identity/authorization';
import type { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { CountryReader } from '#src/application/ports/shop/country-reader';
import type { CrossSellGateway } from '#src/application/ports/shop/cross-sell-gateway';
import type { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import type { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import type { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { ReferralGateway } from '#src/application/ports/shop/referral-gateway';
import type { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import type { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import type { VariantPriceReader } from '#src/application/ports/shop/variant-price-reader';
import type { VariantReader } from '#src/application/ports/shop/variant-reader';
import type { Journal } from '#src/application/ports/system/journal';
import type { Configuration } from '#src/composition/configuration';
import { AuthorizedShopCalls } from '#src/infrastructure/shop-api/authorized-shop-calls';
import { HttpCheckoutGateway } from '#src/infrastructure/shop-api/http-checkout-gateway';
import { HttpCountryReader } from '#src/infrastructure/shop-api/http-country-reader';
import { HttpCrossSellGateway } from '#src/infrastructure/shop-api/http-cross-sell-gateway';
import { HttpCustomerGateway } from '#src/infrastructure/shop-api/http-customer-gateway';
import { HttpGiftCardGateway } from '#src/infrastructure/shop-api/http-gift-card-gateway';
import { HttpOrderGateway } from '#src/infrastructure/shop-api/http-order-gateway';
import { HttpReferralGateway } from '#src/infrastructure/shop-api/http-referral-gateway';
import { HttpStockRequestGateway } from '#src/infrastructure/shop-api/http-stock-request-gateway';
import { HttpSubscriptionGateway } from '#src/infrastructure/shop-api/http-subscription-gateway';
import { HttpVariantPriceReader } from '#src/infrastructure/shop-api/http-variant-price-reader';
import { HttpVariantReader } from '#src/infrastructure/shop-api/http-variant-reader';
import { ShopHttp } from '#src/infrastructure/shop-api/shop-http';

export interface ShopApiAdapters {
  readonly orderGateway: OrderGateway;
  readonly checkoutGateway: CheckoutGateway;
  readonly variantReader: VariantReader;
  readonly variantPriceReader: VariantPriceReader;
  readonly countryReader: CountryReader;
  readonly customerGateway: CustomerGateway;
  readonly referralGateway: ReferralGateway;
  readonly stockRequestGateway: StockRequestGateway;
  readonly crossSellGateway: CrossSellGateway;
  readonly subscriptionGateway: SubscriptionGateway;
  readonly giftCardGateway: GiftCardGateway;
}

/** The adapters of the shop back end on one HTTP client: the chunk that waits for the first call. */
export function shopApiAdapters(
  { url, storeSlug }: Configuration['orderApi'],
  authorization: Authorization,
  journal: Journal,
): ShopApiAdapters {
  const http = new AuthorizedShopCalls(new ShopHttp({ baseUrl: url, storeSlug }), authorization);
  return {
    orderGateway: new HttpOrderGateway(http, journal),
    checkoutGateway: new HttpCheckoutGateway(http, journal),
    variantReader: new HttpVariantReader(http, journal),
    variantPriceReader: new HttpVariantPriceReader(http, journal),
    countryReader: new HttpCountryReader(http, journal),
    subscriptionGateway: new HttpSubscriptionGateway(http, journal),
    customerGateway: new HttpCustomerGateway(http, journal),
    referralGateway: new HttpReferralGateway(http, journal),
    stockRequestGateway: new HttpStockRequestGateway(http),
    crossSellGateway: new HttpCrossSellGateway(http, journal),
    giftCardGateway: new HttpGiftCardGateway(http, journal),
  };
}
