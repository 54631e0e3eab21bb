import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { gql } from 'graphql-tag';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { AddressBookPlugin } from '#src/plugins/address-book/address-book.plugin';
import { CartPlugin } from '#src/plugins/cart/cart.plugin';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { CustomerPlugin } from '#src/plugins/customer/customer.plugin';
import { LedgerPlugin } from '#src/plugins/ledger/ledger.plugin';
import { PaymentPlugin } from '#src/plugins/payment/payment.plugin';
import { RecentCallsPlugin } from '#src/plugins/recent-calls/recent-calls.plugin';
import { SavedCardPlugin } from '#src/plugins/saved-card/saved-card.plugin';
import { StoreCreditPlugin } from '#src/plugins/store-credit/store-credit.plugin';
import { DeliveryOrderResolver } from '#src/plugins/subscription/api/delivery-order-resolver';
import { PrepaidAdminResolver } from '#src/plugins/subscription/api/prepaid-admin-resolver';
import { PrepaidResolver } from '#src/plugins/subscription/api/prepaid-resolver';
import { prepaidSchema } from '#src/plugins/subscription/api/prepaid-schema';
import { SubscriptionAdminResolver } from '#src/plugins/subscription/api/subscription-admin-resolver';
import { subscriptionAdminSchema } from '#src/plugins/subscription/api/subscription-admin-schema';
import { SubscriptionResolver } from '#src/plugins/subscription/api/subscription-resolver';
import { subscriptionSchema } from '#src/plugins/subscription/api/subscription-schema';
import { Deliveries } from '#src/plugins/subscription/delivery/deliveries';
import { DeliveryMails } from '#src/plugins/subscription/delivery/delivery-mails';
import { DeliveryOrders } from '#src/plugins/subscription/delivery/delivery-orders';
import { DeliveryOutcomes } from '#src/plugins/subscription/delivery/delivery-outcomes';
import { DeliveryPayments } from '#src/plugins/subscription/delivery/delivery-payments';
import { DeliveryRows } from '#src/plugins/subscription/delivery/delivery-rows';
import { Delivery } from '#src/plugins/subscription/entities/delivery.entity';
import { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import {
  SubscribedLine,
  Subscription,
  SubscriptionReminder,
} from '#src/plugins/subscription/entities/subscription.entity';
import { EndedPlans } from '#src/plugins/subscription/prepaid/ended-plans';
import { PaidDeliveries } from '#src/plugins/subscription/prepaid/paid-deliveries';
import { PaidLines } from '#src/plugins/subscription/prepaid/paid-lines';
import { PlanEndings } from '#src/plugins/subscription/prepaid/plan-endings';
import { PrepaidDeliveries } from '#src/plugins/subscription/prepaid/prepaid-deliveries';
import { PrepaidMails } from '#src/plugins/subscription/prepaid/prepaid-mails';
import { PrepaidPlans } from '#src/plugins/subscription/prepaid/prepaid-plans';
import { PrepaidTerms } from '#src/plugins/subscription/prepaid/prepaid-terms';
import { DeliveryReminders } from './delivery-reminders';
import { EndedWithCustomer } from './ended-with-customer';
import { EndedWithOrder } from './ended-with-order';
import { ManagedSubscriptions } from './managed-subscriptions';
import { NewSubscriptions } from './new-subscriptions';
import { NextCharges } from './next-charge';
import { PassedEnds } from './passed-ends';
import { Reminders } from './reminders';
import { SubscribedCans } from './subscribed-cans';
import { SubscriptionChanges } from './subscription-changes';
import { SubscriptionMails } from './subscription-mails';
import { manageSubscriptions } from './subscription-permission';
import { SubscriptionTerms } from './subscription-terms';
import { SubscriptionUpdates } from './subscription-update';
import { SubscriptionWords } from './subscription-words';
import { Subscriptions } from './subscriptions';
import { UnpaidDeliveries } from './unpaid-delivery';

/** Sells recurring deliveries: the can club, and prepaid plans. */
@VendurePlugin({
  imports: [
    ...[PluginCommonModule, CorePlugin, RecentCallsPlugin, CustomerPlugin, AddressBookPlugin, CartPlugin],
    ...[SavedCardPlugin, LedgerPlugin, PaymentPlugin, StoreCreditPlugin],
  ],
  compatibility,
  entities: [Subscription, SubscribedLine, SubscriptionReminder, PrepaidPlan, Delivery],
  providers: [
    ...[Subscriptions, SubscriptionChanges, SubscriptionUpdates, SubscribedCans, EndedWithCustomer, EndedWithOrder],
    ...[DeliveryOrders, NewSubscriptions],
    ...[DeliveryRows, DeliveryOutcomes, DeliveryPayments, DeliveryMails, Deliveries],
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
  shopApiExtensions: {
    schema: gql`
      ${subscriptionSchema}
      ${prepaidSchema}
    `,
    resolvers: [SubscriptionResolver, PrepaidResolver],
  },
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
