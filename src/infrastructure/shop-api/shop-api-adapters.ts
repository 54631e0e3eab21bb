import type { Authorization } from '#src/application/ports/identity/authorization';
import type { AddressBookGateway } from '#src/application/ports/shop/address-book-gateway';
import type { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { CountryReader } from '#src/application/ports/shop/country-reader';
import type { CrossSellGateway } from '#src/application/ports/shop/cross-sell-gateway';
import type { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import type { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import type { GroupOrderGateway } from '#src/application/ports/shop/group-order-gateway';
import type { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { OrderHistoryReader } from '#src/application/ports/shop/order-history-reader';
import type { OrderLinkGateway } from '#src/application/ports/shop/order-link-gateway';
import type { ReferralGateway } from '#src/application/ports/shop/referral-gateway';
import type { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import type { StoreCreditReader } from '#src/application/ports/shop/store-credit-reader';
import type { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import type { VariantPriceReader } from '#src/application/ports/shop/variant-price-reader';
import type { VariantReader } from '#src/application/ports/shop/variant-reader';
import type { WalletGateway } from '#src/application/ports/shop/wallet-gateway';
import type { Logger } from '#src/application/ports/system/logger';
import { AuthorizedShopCalls } from './authorized-shop-calls';
import { HttpAddressBookGateway } from './http-address-book-gateway';
import { HttpCheckoutGateway } from './http-checkout-gateway';
import { HttpCountryReader } from './http-country-reader';
import { HttpCrossSellGateway } from './http-cross-sell-gateway';
import { HttpCustomerGateway } from './http-customer-gateway';
import { HttpGiftCardGateway } from './http-gift-card-gateway';
import { HttpGroupOrderGateway } from './http-group-order-gateway';
import { HttpOrderGateway } from './http-order-gateway';
import { HttpOrderHistoryReader } from './http-order-history-reader';
import { HttpOrderLinkGateway } from './http-order-link-gateway';
import { HttpReferralGateway } from './http-referral-gateway';
import { HttpStockRequestGateway } from './http-stock-request-gateway';
import { HttpStoreCreditReader } from './http-store-credit-reader';
import { HttpSubscriptionGateway } from './http-subscription-gateway';
import { HttpVariantPriceReader } from './http-variant-price-reader';
import { HttpVariantReader } from './http-variant-reader';
import { HttpWalletGateway } from './http-wallet-gateway';
import { ShopHttp } from './shop-http';

/** The container has a lazy port for each (src/composition/tokens.ts). */
export interface ShopApiAdapters {
  readonly orderGateway: OrderGateway;
  readonly orderHistoryReader: OrderHistoryReader;
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
  readonly walletGateway: WalletGateway;
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
    orderHistoryReader: new HttpOrderHistoryReader(http, logger),
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
    walletGateway: new HttpWalletGateway(http, logger),
    storeCreditReader: new HttpStoreCreditReader(http, logger),
    groupOrderGateway: new HttpGroupOrderGateway(http, logger),
  };
}
