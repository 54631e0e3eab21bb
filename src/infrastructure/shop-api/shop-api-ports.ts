import { AddressBookGateway } from '#src/application/ports/shop/address-book-gateway';
import { CancellationGateway } from '#src/application/ports/shop/cancellation-gateway';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { CountryReader } from '#src/application/ports/shop/country-reader';
import { CrossSellGateway } from '#src/application/ports/shop/cross-sell-gateway';
import { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import { GroupOrderGateway } from '#src/application/ports/shop/group-order-gateway';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { OrderLinkGateway } from '#src/application/ports/shop/order-link-gateway';
import { OrdersReader } from '#src/application/ports/shop/orders-reader';
import { ReferralGateway } from '#src/application/ports/shop/referral-gateway';
import type { RememberedCart } from '#src/application/ports/shop/remembered-cart';
import { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import { StoreCreditReader } from '#src/application/ports/shop/store-credit-reader';
import { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import { VariantPriceReader } from '#src/application/ports/shop/variant-price-reader';
import type { Token } from '#src/application/ports/token';

/** The ports of the shop's back end, which share one HTTP client. */
export const shopApiPorts = {
  OrderGateway,
  OrdersReader,
  OrderLinkGateway,
  CheckoutGateway,
  SubscriptionGateway,
  VariantPriceReader,
  CustomerGateway,
  GiftCardGateway,
  StockRequestGateway,
  CrossSellGateway,
  CancellationGateway,
  ReferralGateway,
  CountryReader,
  AddressBookGateway,
  SavedCardGateway,
  StoreCreditReader,
  GroupOrderGateway,
};

type PortOf<T> = T extends Token<infer Port> ? Port : never;

/** An adapter for each of the ports, by its name, and for calls that only some shops are configured to make. */
export type ShopApiAdapters = { readonly [Name in keyof typeof shopApiPorts]: PortOf<(typeof shopApiPorts)[Name]> } & {
  readonly RememberedCart: RememberedCart;
};
