import type { Authorization } from '#src/application/ports/identity/authorization';
import type { Journal } from '#src/application/ports/system/journal';
import type { Configuration } from '#src/composition/configuration/configuration';
import type { ShopApiAdapters } from '#src/composition/tokens';
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

/** The adapters of the shop's back end on one HTTP client: the chunk that waits for the first call. */
export function shopApiAdapters(
  { url, storeSlug }: Configuration['orderApi'],
  authorization: Authorization,
  journal: Journal,
): ShopApiAdapters {
  const http = new AuthorizedShopCalls(new ShopHttp({ baseUrl: url, storeSlug }), authorization);
  return {
    orderGateway: new HttpOrderGateway(http, journal),
    checkoutGateway: new HttpCheckoutGateway(http, journal),
    subscriptionGateway: new HttpSubscriptionGateway(http, journal),
    variantReader: new HttpVariantReader(http, journal),
    variantPriceReader: new HttpVariantPriceReader(http, journal),
    customerGateway: new HttpCustomerGateway(http, journal),
    giftCardGateway: new HttpGiftCardGateway(http, journal),
    stockRequestGateway: new HttpStockRequestGateway(http),
    crossSellGateway: new HttpCrossSellGateway(http, journal),
    referralGateway: new HttpReferralGateway(http, journal),
    countryReader: new HttpCountryReader(http, journal),
  };
}
