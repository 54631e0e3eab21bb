import type { RuntimeVendureConfig, Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { shopSchema } from '#src/composition/shop-schema';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { AddressBook } from '#src/plugins/address-book/address-book';
import { AddressesOfOrders } from '#src/plugins/address-book/addresses-of-orders';
import { AddressBookResolver } from '#src/plugins/address-book/api/address-book-resolver';
import { CartResolver } from '#src/plugins/cart/api/cart-resolver';
import { OrderLineResolver } from '#src/plugins/cart/api/order-line-resolver';
import { Carts } from '#src/plugins/cart/carts';
import { CatalogueResolver } from '#src/plugins/catalogue/api/catalogue-resolver';
import { ProductSearchResolver } from '#src/plugins/catalogue/api/product-search-resolver';
import { LinePrice } from '#src/plugins/catalogue/line-price';
import type { Keeping } from '#src/plugins/catalogue/offers';
import { OFFER_KEEPING, Offers } from '#src/plugins/catalogue/offers';
import { OwnPacks } from '#src/plugins/catalogue/own-packs';
import { StockLevels } from '#src/plugins/catalogue/stock-levels';
import { VariantPrices } from '#src/plugins/catalogue/variant-prices';
import { CheckoutResolver } from '#src/plugins/checkout/api/checkout-resolver';
import { CheckoutSteps } from '#src/plugins/checkout/checkout-steps';
import { OrderCompletion } from '#src/plugins/checkout/order-completion';
import { orderProcess, placedByShop } from '#src/plugins/checkout/order-process';
import { place, rate } from '#src/plugins/core/checkout/shipping';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { customFields } from '#src/plugins/core/custom-fields';
import { OrderAccess } from '#src/plugins/core/orders/order-access';
import { OrderHistory } from '#src/plugins/core/orders/order-history';
import { CustomerResolver } from '#src/plugins/customer/api/customer-resolver';
import { AwaitedCustomers } from '#src/plugins/customer/awaited-customers';
import { CustomersInDashboard } from '#src/plugins/customer/customers-in-dashboard';
import { ErasedCustomers } from '#src/plugins/customer/erased-customers';
import { ShopCustomers } from '#src/plugins/customer/shop-customers';
import { GeographyResolver } from '#src/plugins/geography/api/geography-resolver';
import { GiftCardResolver } from '#src/plugins/gift-card/api/gift-card-resolver';
import { AppliedGiftCards } from '#src/plugins/gift-card/applied-gift-cards';
import { GiftCardCodes } from '#src/plugins/gift-card/gift-card-codes';
import { GiftCardRecipients } from '#src/plugins/gift-card/gift-card-recipients';
import { GiftCardPlugin } from '#src/plugins/gift-card/gift-card.plugin';
import { GroupOrderResolver } from '#src/plugins/group-order/api/group-order-resolver';
import { GroupOrders } from '#src/plugins/group-order/group-orders';
import { MailPlugin } from '#src/plugins/mail/mail.plugin';
import { AdditionAccess } from '#src/plugins/orders/addition-access';
import { Additions } from '#src/plugins/orders/additions';
import { OrderFieldsResolver } from '#src/plugins/orders/api/order-fields-resolver';
import { OrdersResolver } from '#src/plugins/orders/api/orders-resolver';
import { ParcelsResolver } from '#src/plugins/orders/api/parcels-resolver';
import { parcelsSchema } from '#src/plugins/orders/api/parcels-schema';
import { ModifiedOrders } from '#src/plugins/orders/modified-orders';
import { OrderLinks } from '#src/plugins/orders/order-links';
import { NoActiveOrder, NoOrderByCode, NumberedOrders } from '#src/plugins/orders/order-rules';
import { OrderStore } from '#src/plugins/orders/order-store';
import { OrdersInDashboard } from '#src/plugins/orders/orders-in-dashboard';
import { Parcels } from '#src/plugins/orders/parcels';
import { RefundedUnits } from '#src/plugins/orders/refunded-units';
import { PaymentPlugin } from '#src/plugins/payment/payment.plugin';
import { PromoCodeResolver } from '#src/plugins/promo-code/api/promo-code-resolver';
import { countingGoods, reducingGoods, shippingGoods, SpreadOverGoods } from '#src/plugins/promo-code/discounted-goods';
import { discounts } from '#src/plugins/promo-code/discounts';
import { PromoCodes } from '#src/plugins/promo-code/promo-codes';
import { PromotionsOfPlaced } from '#src/plugins/promo-code/promotions-of-placed';
import { rules } from '#src/plugins/promo-code/rules';
import { WrongCodes } from '#src/plugins/promo-code/wrong-codes';
import { RecentCallsPlugin } from '#src/plugins/recent-calls/recent-calls.plugin';
import { ReferralResolver } from '#src/plugins/referral/api/referral-resolver';
import { ReferralPlugin } from '#src/plugins/referral/referral.plugin';
import { SavedCardResolver } from '#src/plugins/saved-card/api/saved-card-resolver';
import { DashboardSignIns } from '#src/plugins/session/dashboard-sign-ins';
import { NoPasswords } from '#src/plugins/session/no-passwords';
import type { SignInOptions } from '#src/plugins/session/sign-in';
import { SIGN_IN_OPTIONS, SignIn } from '#src/plugins/session/sign-in';
import { StockNoticePlugin } from '#src/plugins/stock-notice/stock-notice.plugin';
import { StoreCreditResolver } from '#src/plugins/store-credit/api/store-credit-resolver';
import { StoreCreditPlugin } from '#src/plugins/store-credit/store-credit.plugin';
import { PrepaidResolver } from '#src/plugins/subscription/api/prepaid-resolver';
import { SubscriptionResolver } from '#src/plugins/subscription/api/subscription-resolver';
import { SubscriptionPlugin } from '#src/plugins/subscription/subscription.plugin';
import { TaxEntries } from '#src/plugins/tax/tax-entries';

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
