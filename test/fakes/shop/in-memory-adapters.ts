import type { ShopApiAdapters } from '#src/infrastructure/shop-api/shop-api-ports';
import { InMemoryAddressBookGateway } from './in-memory-address-book-gateway';
import { InMemoryCancellationGateway } from './in-memory-cancellation-gateway';
import { InMemoryCheckoutGateway } from './in-memory-checkout-gateway';
import { InMemoryCountryReader } from './in-memory-country-reader';
import { InMemoryCrossSellGateway } from './in-memory-cross-sell-gateway';
import { InMemoryCustomerGateway } from './in-memory-customer-gateway';
import { InMemoryGiftCardGateway } from './in-memory-gift-card-gateway';
import { InMemoryGroupOrderGateway } from './in-memory-group-order-gateway';
import { InMemoryOrderGateway } from './in-memory-order-gateway';
import { InMemoryOrderLinkGateway } from './in-memory-order-link-gateway';
import { InMemoryOrdersReader } from './in-memory-orders-reader';
import { InMemoryReferralGateway } from './in-memory-referral-gateway';
import { InMemoryRememberedCart } from './in-memory-remembered-cart';
import { InMemorySavedCardGateway } from './in-memory-saved-card-gateway';
import type { InMemoryShop } from './in-memory-shop';
import { InMemoryStockRequestGateway } from './in-memory-stock-request-gateway';
import { InMemoryStoreCreditReader } from './in-memory-store-credit-reader';
import { InMemorySubscriptionGateway } from './in-memory-subscription-gateway';
import { InMemoryVariantPriceReader } from './in-memory-variant-price-reader';

export type InMemoryAdapters = ReturnType<typeof inMemoryAdapters>;

/** The fakes of the ports of the shop's back end, over one shop. */
export function inMemoryAdapters(shop: InMemoryShop) {
  return {
    OrderGateway: new InMemoryOrderGateway(shop),
    OrdersReader: new InMemoryOrdersReader(shop),
    OrderLinkGateway: new InMemoryOrderLinkGateway(shop),
    CheckoutGateway: new InMemoryCheckoutGateway(shop),
    SubscriptionGateway: new InMemorySubscriptionGateway(() => shop.customer?.id),
    VariantPriceReader: new InMemoryVariantPriceReader(shop),
    CustomerGateway: new InMemoryCustomerGateway(shop),
    GiftCardGateway: new InMemoryGiftCardGateway(shop),
    StockRequestGateway: new InMemoryStockRequestGateway(shop),
    CrossSellGateway: new InMemoryCrossSellGateway(shop),
    CancellationGateway: new InMemoryCancellationGateway(shop),
    ReferralGateway: new InMemoryReferralGateway(),
    CountryReader: new InMemoryCountryReader(shop),
    AddressBookGateway: new InMemoryAddressBookGateway(shop),
    SavedCardGateway: new InMemorySavedCardGateway(shop),
    StoreCreditReader: new InMemoryStoreCreditReader(shop),
    GroupOrderGateway: new InMemoryGroupOrderGateway(shop),
    RememberedCart: new InMemoryRememberedCart(shop),
  } satisfies ShopApiAdapters;
}
