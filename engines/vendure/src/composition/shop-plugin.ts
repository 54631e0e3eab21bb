import type { RuntimeVendureConfig, Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { AddressBook } from '#src/plugin/address-book/address-book';
import { AddressBookResolver } from '#src/plugin/address-book/address-book-resolver';
import { AddressesOfOrders } from '#src/plugin/address-book/addresses-of-orders';
import { CartResolver } from '#src/plugin/cart/cart-resolver';
import { Carts } from '#src/plugin/cart/carts';
import { OrderLineResolver } from '#src/plugin/cart/order-line-resolver';
import { CatalogueResolver } from '#src/plugin/catalogue/catalogue-resolver';
import { LinePrice } from '#src/plugin/catalogue/line-price';
import type { Keeping } from '#src/plugin/catalogue/offers';
import { OFFER_KEEPING, Offers } from '#src/plugin/catalogue/offers';
import { OwnPacks } from '#src/plugin/catalogue/own-packs';
import { ProductSearchResolver } from '#src/plugin/catalogue/product-search-resolver';
import { StockLevels } from '#src/plugin/catalogue/stock-levels';
import { VariantPrices } from '#src/plugin/catalogue/variant-prices';
import { CheckoutResolver } from '#src/plugin/checkout/checkout-resolver';
import { CheckoutSteps } from '#src/plugin/checkout/checkout-steps';
import { OrderCompletion } from '#src/plugin/checkout/order-completion';
import { orderProcess, placedByShop } from '#src/plugin/checkout/order-process';
import { place, rate } from '#src/plugin/checkout/shared/shipping';
import { customFields } from '#src/plugin/custom-fields';
import { AwaitedCustomers } from '#src/plugin/customer/awaited-customers';
import { CustomerResolver } from '#src/plugin/customer/customer-resolver';
import { CustomersInDashboard } from '#src/plugin/customer/customers-in-dashboard';
import { ErasedCustomers } from '#src/plugin/customer/erased-customers';
import { ShopCustomers } from '#src/plugin/customer/shop-customers';
import { GeographyResolver } from '#src/plugin/geography/geography-resolver';
import { AppliedGiftCards } from '#src/plugin/gift-card/applied-gift-cards';
import { GiftCardCodes } from '#src/plugin/gift-card/gift-card-codes';
import { GiftCardRecipients } from '#src/plugin/gift-card/gift-card-recipients';
import { GiftCardResolver } from '#src/plugin/gift-card/gift-card-resolver';
import { GroupOrderResolver } from '#src/plugin/group-order/group-order-resolver';
import { GroupOrders } from '#src/plugin/group-order/group-orders';
import { AdditionAccess } from '#src/plugin/orders/addition-access';
import { Additions } from '#src/plugin/orders/additions';
import { ModifiedOrders } from '#src/plugin/orders/modified-orders';
import { OrderFieldsResolver } from '#src/plugin/orders/order-fields-resolver';
import { OrderLinks } from '#src/plugin/orders/order-links';
import { NoActiveOrder, NoOrderByCode, NumberedOrders } from '#src/plugin/orders/order-rules';
import { OrderStore } from '#src/plugin/orders/order-store';
import { OrdersInDashboard } from '#src/plugin/orders/orders-in-dashboard';
import { OrdersResolver } from '#src/plugin/orders/orders-resolver';
import { Parcels } from '#src/plugin/orders/parcels';
import { ParcelsResolver } from '#src/plugin/orders/parcels-resolver';
import { parcelsSchema } from '#src/plugin/orders/parcels-schema';
import { RefundedUnits } from '#src/plugin/orders/refunded-units';
import { OrderAccess } from '#src/plugin/orders/shared/order-access';
import { OrderHistory } from '#src/plugin/orders/shared/order-history';
import { PrepaidResolver } from '#src/plugin/prepaid/prepaid-resolver';
import { countingGoods, reducingGoods, shippingGoods, SpreadOverGoods } from '#src/plugin/promo-code/discounted-goods';
import { discounts } from '#src/plugin/promo-code/discounts';
import { PromoCodeResolver } from '#src/plugin/promo-code/promo-code-resolver';
import { PromoCodes } from '#src/plugin/promo-code/promo-codes';
import { PromotionsOfPlaced } from '#src/plugin/promo-code/promotions-of-placed';
import { rules } from '#src/plugin/promo-code/rules';
import { WrongCodes } from '#src/plugin/promo-code/wrong-codes';
import { ReferralResolver } from '#src/plugin/referral/referral-resolver';
import { SavedCardResolver } from '#src/plugin/saved-card/saved-card-resolver';
import { DashboardSignIns } from '#src/plugin/session/dashboard-sign-ins';
import { NoPasswords } from '#src/plugin/session/no-passwords';
import type { SignInOptions } from '#src/plugin/session/sign-in';
import { SIGN_IN_OPTIONS, SignIn } from '#src/plugin/session/sign-in';
import { StoreCreditResolver } from '#src/plugin/store-credit/store-credit-resolver';
import { SubscriptionResolver } from '#src/plugin/subscription/subscription-resolver';
import { TaxEntries } from '#src/plugin/tax/tax-entries';
import { CorePlugin } from './core-plugin';
import { GiftCardPlugin } from './gift-card-plugin';
import { MailPlugin } from './mail-plugin';
import { PaymentPlugin } from './payment-plugin';
import { RecentCallsPlugin } from './recent-calls-plugin';
import { ReferralPlugin } from './referral-plugin';
import { shopSchema } from './shop-schema';
import { StockNoticePlugin } from './stock-notice-plugin';
import { StoreCreditPlugin } from './store-credit-plugin';
import { SubscriptionPlugin } from './subscription-plugin';

/** Adds to Vendure what the shop needs. */
@VendurePlugin({
  imports: [
    PluginCommonModule,
    CorePlugin,
    MailPlugin,
    PaymentPlugin,
    StoreCreditPlugin,
    GiftCardPlugin,
    SubscriptionPlugin,
    StockNoticePlugin,
    ReferralPlugin,
    RecentCallsPlugin,
  ],
  compatibility,
  providers: [
    ...[CheckoutSteps, OrderCompletion, VariantPrices, Offers, OwnPacks, StockLevels],
    ...[
      OrderAccess,
      OrderHistory,
      OrderLinks,
      AdditionAccess,
      Additions,
      ModifiedOrders,
      RefundedUnits,
      TaxEntries,
      OrdersInDashboard,
      Parcels,
      Carts,
      PromoCodes,
      PromotionsOfPlaced,
      WrongCodes,
    ],
    ...[AppliedGiftCards, GiftCardCodes, GiftCardRecipients, GroupOrders],
    ...[SignIn, DashboardSignIns, AwaitedCustomers, ShopCustomers, CustomersInDashboard, ErasedCustomers, AddressBook],
    AddressesOfOrders,
    { provide: OrderStore, useFactory: () => new OrderStore(ShopPlugin.brandName) },
    { provide: SIGN_IN_OPTIONS, useFactory: () => ShopPlugin.signIn },
    { provide: OFFER_KEEPING, useFactory: () => ShopPlugin.keeping },
  ],
  exports: [SignIn, ShopCustomers],
  shopApiExtensions: {
    schema: shopSchema,
    resolvers: [
      ...[CartResolver, OrderLineResolver, PromoCodeResolver, CheckoutResolver, OrdersResolver, OrderFieldsResolver],
      ...[CatalogueResolver, GeographyResolver, CustomerResolver, AddressBookResolver],
      ...[StoreCreditResolver, GiftCardResolver, SavedCardResolver, SubscriptionResolver, PrepaidResolver],
      ReferralResolver,
      GroupOrderResolver,
    ],
  },
  adminApiExtensions: { schema: parcelsSchema, resolvers: [ParcelsResolver, ProductSearchResolver] },
  configuration: configure,
})
export class ShopPlugin {
  static signIn: SignInOptions;
  static keeping: Keeping;
  static brandName: string;

  static init({ signIn, offersKept, mail }: Pick<Environment, 'signIn' | 'offersKept' | 'mail'>): Type<ShopPlugin> {
    ShopPlugin.brandName = mail.brand.name;
    ShopPlugin.signIn = signIn;
    ShopPlugin.keeping = { time: offersKept * 1000, now: () => performance.now() };
    return ShopPlugin;
  }
}

function configure(config: RuntimeVendureConfig): RuntimeVendureConfig {
  for (const entity of ['Channel', 'Order', 'OrderLine', 'ProductVariant', 'Customer'] as const) {
    config.customFields[entity] = [...(config.customFields[entity] ?? []), ...(customFields[entity] ?? [])];
  }
  config.authOptions.shopAuthenticationStrategy = [new NoPasswords()];
  config.orderOptions.process = [...orderProcess];
  config.orderOptions.orderPlacedStrategy = placedByShop;
  config.orderOptions.stockAllocationStrategy = placedByShop;
  config.orderOptions.orderCodeStrategy = new NumberedOrders();
  config.orderOptions.orderByCodeAccessStrategy = new NoOrderByCode();
  config.orderOptions.activeOrderStrategy = new NoActiveOrder();
  config.orderOptions.orderItemPriceCalculationStrategy = new LinePrice();
  config.shippingOptions.shippingEligibilityCheckers = [
    ...(config.shippingOptions.shippingEligibilityCheckers ?? []).map(shippingGoods),
    place,
  ];
  config.shippingOptions.shippingCalculators = [...(config.shippingOptions.shippingCalculators ?? []), rate];
  config.promotionOptions.promotionConditions = [
    ...(config.promotionOptions.promotionConditions ?? []).map(countingGoods),
    ...rules,
  ];
  config.promotionOptions.promotionActions = [...(config.promotionOptions.promotionActions ?? []), ...discounts].map(
    reducingGoods,
  );
  config.orderOptions.orderLineDiscountDistributionStrategy = new SpreadOverGoods();
  return config;
}
