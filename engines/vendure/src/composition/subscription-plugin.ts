import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { WinePlaces } from '#src/plugin/checkout/shared/wine-places';
import { ChargeForDelivery } from '#src/plugin/delivery/charge-for-delivery';
import { Deliveries } from '#src/plugin/delivery/deliveries';
import { DeliveryMails } from '#src/plugin/delivery/delivery-mails';
import { DeliveryOutcomes } from '#src/plugin/delivery/delivery-outcomes';
import { DeliveryPayments } from '#src/plugin/delivery/delivery-payments';
import { DeliveryRows } from '#src/plugin/delivery/delivery-rows';
import { Delivery } from '#src/plugin/delivery/delivery.entity';
import { DeliveryOrders } from '#src/plugin/delivery/shared/delivery-orders';
import { EndedPlans } from '#src/plugin/prepaid/ended-plans';
import { PaidDeliveries } from '#src/plugin/prepaid/paid-deliveries';
import { PaidLines } from '#src/plugin/prepaid/paid-lines';
import { PlanEndings } from '#src/plugin/prepaid/plan-endings';
import { PrepaidAdminResolver } from '#src/plugin/prepaid/prepaid-admin-resolver';
import { PrepaidDeliveries } from '#src/plugin/prepaid/prepaid-deliveries';
import { PrepaidMails } from '#src/plugin/prepaid/prepaid-mails';
import { PrepaidPlans } from '#src/plugin/prepaid/prepaid-plans';
import { PrepaidTerms } from '#src/plugin/prepaid/prepaid-terms';
import { PrepaidPlan } from '#src/plugin/prepaid/shared/prepaid-plan.entity';
import { DeliveryOrderResolver } from '#src/plugin/subscription/delivery-order-resolver';
import { EndedWithCustomer } from '#src/plugin/subscription/ended-with-customer';
import { EndedWithOrder } from '#src/plugin/subscription/ended-with-order';
import { ManagedSubscriptions } from '#src/plugin/subscription/managed-subscriptions';
import { NewSubscriptions } from '#src/plugin/subscription/new-subscriptions';
import { Reminders } from '#src/plugin/subscription/reminders';
import { DeliveryReminders } from '#src/plugin/subscription/shared/delivery-reminders';
import { NextCharges } from '#src/plugin/subscription/shared/next-charge';
import { PassedEnds } from '#src/plugin/subscription/shared/passed-ends';
import { SubscribedCans } from '#src/plugin/subscription/shared/subscribed-cans';
import { SubscriptionChanges } from '#src/plugin/subscription/shared/subscription-changes';
import { SubscriptionMails } from '#src/plugin/subscription/shared/subscription-mails';
import { SubscriptionTerms } from '#src/plugin/subscription/shared/subscription-terms';
import { SubscriptionUpdates } from '#src/plugin/subscription/shared/subscription-update';
import { SubscriptionWords } from '#src/plugin/subscription/shared/subscription-words';
import {
  SubscribedLine,
  Subscription,
  SubscriptionReminder,
} from '#src/plugin/subscription/shared/subscription.entity';
import { Subscriptions } from '#src/plugin/subscription/shared/subscriptions';
import { SubscriptionAdminResolver } from '#src/plugin/subscription/subscription-admin-resolver';
import { subscriptionAdminSchema } from '#src/plugin/subscription/subscription-admin-schema';
import { manageSubscriptions } from '#src/plugin/subscription/subscription-permission';
import { UnpaidDeliveries } from '#src/plugin/subscription/unpaid-delivery';
import { CorePlugin } from './core-plugin';
import { LedgerPlugin } from './ledger-plugin';
import { PaymentPlugin } from './payment-plugin';
import { StoreCreditPlugin } from './store-credit-plugin';

/** Sells what comes again: the can club, and deliveries that are paid ahead. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, LedgerPlugin, PaymentPlugin, StoreCreditPlugin],
  compatibility,
  entities: [Subscription, SubscribedLine, SubscriptionReminder, PrepaidPlan, Delivery],
  providers: [
    ...[Subscriptions, SubscriptionChanges, SubscriptionUpdates, SubscribedCans, EndedWithCustomer, EndedWithOrder],
    ...[WinePlaces, DeliveryOrders, NewSubscriptions],
    ...[DeliveryRows, DeliveryOutcomes, ChargeForDelivery, DeliveryPayments, DeliveryMails, Deliveries],
    ...[PrepaidPlans, PaidLines, EndedPlans, PlanEndings],
    ...[PaidDeliveries, PrepaidDeliveries, PrepaidMails, PrepaidTerms],
    ...[SubscriptionMails, SubscriptionTerms, NextCharges, UnpaidDeliveries, ManagedSubscriptions],
    ...[DeliveryReminders, Reminders, PassedEnds],
    { provide: SubscriptionWords, useFactory: () => new SubscriptionWords(SubscriptionPlugin.environment.mail.brand) },
  ],
  exports: [
    ...[Subscriptions, SubscriptionChanges, SubscriptionMails, NextCharges, UnpaidDeliveries],
    ...[DeliveryOrders, Deliveries, DeliveryPayments, Reminders, PassedEnds],
    ...[PrepaidPlans, PrepaidTerms, PrepaidDeliveries],
  ],
  adminApiExtensions: {
    schema: subscriptionAdminSchema,
    resolvers: [SubscriptionAdminResolver, DeliveryOrderResolver, PrepaidAdminResolver],
  },
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
