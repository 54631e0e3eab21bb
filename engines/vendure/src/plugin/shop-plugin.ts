import type { RuntimeVendureConfig, Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { MailPlugin } from '#src/mails/mail-plugin';
import { PaymentPlugin } from '#src/payment/payment-plugin';
import { AddressBook } from './address-book/address-book';
import { AddressBookResolver } from './address-book/address-book-resolver';
import { AddressCheck } from './address-book/address-values';
import { AddressesOfOrders } from './address-book/addresses-of-orders';
import { CartResolver } from './cart/cart-resolver';
import { Carts } from './cart/carts';
import { NewLines } from './cart/new-lines';
import { OrderLineResolver } from './cart/order-line-resolver';
import { CatalogueResolver } from './catalogue/catalogue-resolver';
import { LinePrice } from './catalogue/line-price';
import type { Keeping } from './catalogue/offers';
import { OFFER_KEEPING, Offers } from './catalogue/offers';
import { OwnPacks } from './catalogue/own-packs';
import { StockNoticePlugin } from './catalogue/stock-notice-plugin';
import { Supplies } from './catalogue/supplies';
import { VariantPrices } from './catalogue/variant-prices';
import { Variants } from './catalogue/variants';
import { CheckoutResolver } from './checkout/checkout-resolver';
import { CheckoutSteps } from './checkout/checkout-steps';
import { OrderCompletion } from './checkout/order-completion';
import { OrderDraft } from './checkout/order-draft';
import { OrderPricing } from './checkout/order-pricing';
import { orderProcess, placedByShop } from './checkout/order-process';
import { place, rate } from './checkout/shipping';
import { customFields } from './custom-fields';
import { AwaitedCustomers } from './customer/awaited-customers';
import { CustomerAccounts } from './customer/customer-accounts';
import { CustomerResolver } from './customer/customer-resolver';
import { ShopCustomers } from './customer/shop-customers';
import { GeographyResolver } from './geography/geography-resolver';
import { Provinces } from './geography/provinces';
import { AppliedGiftCards } from './gift-card/applied-gift-cards';
import { GiftCardCodes } from './gift-card/gift-card-codes';
import { GiftCardPlugin } from './gift-card/gift-card-plugin';
import { GiftCardRecipients } from './gift-card/gift-card-recipients';
import { GiftCardResolver } from './gift-card/gift-card-resolver';
import { GroupOrderResolver } from './group-order/group-order-resolver';
import { GroupOrders } from './group-order/group-orders';
import { Additions } from './orders/additions';
import { OrderAccess } from './orders/order-access';
import { OrderFieldsResolver } from './orders/order-fields-resolver';
import { OrderHistory } from './orders/order-history';
import { OrderLinks } from './orders/order-links';
import { NoActiveOrder, NoOrderByCode, NumberedOrders } from './orders/order-rules';
import { OrdersResolver } from './orders/orders-resolver';
import { Parcels } from './orders/parcels';
import { ParcelsResolver } from './orders/parcels-resolver';
import { parcelsSchema } from './orders/parcels-schema';
import { PrepaidChoices } from './prepaid/prepaid-choices';
import { PrepaidResolver } from './prepaid/prepaid-resolver';
import { linePercentage, unitAmount } from './promo-code/discounts';
import { PromoCodeResolver } from './promo-code/promo-code-resolver';
import { PromoCodes } from './promo-code/promo-codes';
import { rules } from './promo-code/rules';
import { WrongCodes } from './promo-code/wrong-codes';
import { RecentCalls } from './recent-calls';
import { ReferralPlugin } from './referral/referral-plugin';
import { ReferralResolver } from './referral/referral-resolver';
import { SavedCardResolver } from './saved-card/saved-card-resolver';
import { NoPasswords } from './session/no-passwords';
import type { SignInOptions } from './session/sign-in';
import { SIGN_IN_OPTIONS, SignIn } from './session/sign-in';
import { shopSchema } from './shop-schema';
import { StoreCreditPlugin } from './store-credit/store-credit-plugin';
import { StoreCreditResolver } from './store-credit/store-credit-resolver';
import { SubscriptionPlugin } from './subscription/subscription-plugin';
import { SubscriptionResolver } from './subscription/subscription-resolver';

/** Adds to Vendure what the shop needs. */
@VendurePlugin({
  imports: [
    PluginCommonModule,
    MailPlugin,
    PaymentPlugin,
    StoreCreditPlugin,
    GiftCardPlugin,
    SubscriptionPlugin,
    StockNoticePlugin,
    ReferralPlugin,
  ],
  compatibility,
  providers: [
    ...[
      CheckoutSteps,
      OrderCompletion,
      OrderDraft,
      OrderPricing,
      Variants,
      VariantPrices,
      Supplies,
      Offers,
      OwnPacks,
      Provinces,
    ],
    ...[
      OrderAccess,
      OrderHistory,
      OrderLinks,
      Additions,
      Parcels,
      Carts,
      NewLines,
      PromoCodes,
      RecentCalls,
      WrongCodes,
    ],
    ...[AppliedGiftCards, GiftCardCodes, GiftCardRecipients, PrepaidChoices, GroupOrders],
    ...[SignIn, CustomerAccounts, AwaitedCustomers, ShopCustomers, AddressBook, AddressCheck],
    AddressesOfOrders,
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
  adminApiExtensions: { schema: parcelsSchema, resolvers: [ParcelsResolver] },
  configuration: configure,
})
export class ShopPlugin {
  static signIn: SignInOptions;
  static keeping: Keeping;

  static init({ signIn, offersKept }: Pick<Environment, 'signIn' | 'offersKept'>): Type<ShopPlugin> {
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
    ...(config.shippingOptions.shippingEligibilityCheckers ?? []),
    place,
  ];
  config.shippingOptions.shippingCalculators = [...(config.shippingOptions.shippingCalculators ?? []), rate];
  config.promotionOptions.promotionConditions = [...(config.promotionOptions.promotionConditions ?? []), ...rules];
  config.promotionOptions.promotionActions = [
    ...(config.promotionOptions.promotionActions ?? []),
    ...[linePercentage, unitAmount],
  ];
  return config;
}
