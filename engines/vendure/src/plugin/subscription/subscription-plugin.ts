import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { ShopAddresses } from '#src/config/shop-addresses';
import { PaymentPlugin } from '#src/payment/payment-plugin';
import { AddressCheck } from '#src/plugin/address-book/address-values';
import { NewLines } from '#src/plugin/cart/new-lines';
import { Variants } from '#src/plugin/catalogue/variants';
import { OrderDraft } from '#src/plugin/checkout/order-draft';
import { OrderPricing } from '#src/plugin/checkout/order-pricing';
import { WinePlaces } from '#src/plugin/checkout/wine-places';
import { Deliveries } from '#src/plugin/delivery/deliveries';
import { DeliveryMails } from '#src/plugin/delivery/delivery-mails';
import { DeliveryOrders } from '#src/plugin/delivery/delivery-orders';
import { DeliveryOutcomes } from '#src/plugin/delivery/delivery-outcomes';
import { DeliveryPayments } from '#src/plugin/delivery/delivery-payments';
import { DeliveryRows } from '#src/plugin/delivery/delivery-rows';
import { Delivery } from '#src/plugin/delivery/delivery.entity';
import { Provinces } from '#src/plugin/geography/provinces';
import { EndedPlans } from '#src/plugin/prepaid/ended-plans';
import { PaidDeliveries } from '#src/plugin/prepaid/paid-deliveries';
import { PaidLines } from '#src/plugin/prepaid/paid-lines';
import { PrepaidChoices } from '#src/plugin/prepaid/prepaid-choices';
import { PrepaidDeliveries } from '#src/plugin/prepaid/prepaid-deliveries';
import { PrepaidMails } from '#src/plugin/prepaid/prepaid-mails';
import { PrepaidPlan } from '#src/plugin/prepaid/prepaid-plan.entity';
import { PrepaidPlans } from '#src/plugin/prepaid/prepaid-plans';
import { PrepaidTerms } from '#src/plugin/prepaid/prepaid-terms';
import { StoreCreditPlugin } from '#src/plugin/store-credit/store-credit-plugin';
import { EndedWithCustomer } from './ended-with-customer';
import { ManagedSubscriptions } from './managed-subscriptions';
import { NewSubscriptions } from './new-subscriptions';
import { NextCharges } from './next-charge';
import { PassedEnds } from './passed-ends';
import { Reminders } from './reminders';
import { SubscribedCans } from './subscribed-cans';
import { SubscriptionAdminResolver } from './subscription-admin-resolver';
import { subscriptionAdminSchema } from './subscription-admin-schema';
import { SubscriptionChanges } from './subscription-changes';
import { SubscriptionMails } from './subscription-mails';
import { manageSubscriptions } from './subscription-permission';
import { SubscriptionTerms } from './subscription-terms';
import { SubscriptionUpdates } from './subscription-update';
import { SubscriptionWords } from './subscription-words';
import { SubscribedLine, Subscription, SubscriptionReminder } from './subscription.entity';
import { Subscriptions } from './subscriptions';
import { UnpaidDeliveries } from './unpaid-delivery';

/** Sells what comes again: the can club, and deliveries that are paid ahead. */
@VendurePlugin({
  imports: [PluginCommonModule, PaymentPlugin, StoreCreditPlugin],
  compatibility,
  entities: [Subscription, SubscribedLine, SubscriptionReminder, PrepaidPlan, Delivery],
  providers: [
    ...[Variants, AddressCheck, Provinces, WinePlaces],
    ...[Subscriptions, SubscriptionChanges, SubscriptionUpdates, SubscribedCans, EndedWithCustomer],
    ...[NewLines, OrderDraft, OrderPricing, DeliveryOrders, NewSubscriptions],
    ...[DeliveryRows, DeliveryOutcomes, DeliveryPayments, DeliveryMails, Deliveries],
    ...[PrepaidChoices, PrepaidPlans, PaidLines, EndedPlans],
    ...[PaidDeliveries, PrepaidDeliveries, PrepaidMails, PrepaidTerms],
    ...[SubscriptionMails, SubscriptionTerms, NextCharges, UnpaidDeliveries, ManagedSubscriptions],
    ...[Reminders, PassedEnds],
    { provide: SubscriptionWords, useFactory: () => new SubscriptionWords(SubscriptionPlugin.environment.mail.brand) },
    { provide: ShopAddresses, useFactory: () => new ShopAddresses(SubscriptionPlugin.environment.shopUrl) },
  ],
  exports: [
    ...[Subscriptions, SubscriptionChanges, SubscriptionMails, NextCharges, UnpaidDeliveries],
    ...[DeliveryOrders, Deliveries, DeliveryPayments, Reminders, PassedEnds],
    ...[PrepaidPlans, PrepaidTerms, PrepaidDeliveries],
  ],
  adminApiExtensions: { schema: subscriptionAdminSchema, resolvers: [SubscriptionAdminResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions.push(manageSubscriptions);
    return config;
  },
})
export class SubscriptionPlugin {
  private static environment: Environment;

  static init(environment: Environment): Type<SubscriptionPlugin> {
    this.environment = environment;
    return SubscriptionPlugin;
  }
}
