import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { PaymentPlugin } from '#src/payment/payment-plugin';
import { Variants } from '#src/plugin/catalogue/variants';
import { Delivery } from '#src/plugin/delivery/delivery.entity';
import { PrepaidPlan } from '#src/plugin/prepaid/prepaid-plan.entity';
import { PrepaidPlans } from '#src/plugin/prepaid/prepaid-plans';
import { NewSubscriptions } from './new-subscriptions';
import { SubscribedLine, Subscription, SubscriptionReminder } from './subscription.entity';
import { Subscriptions } from './subscriptions';

/** Sells what comes again: the can club, and deliveries that are paid ahead. */
@VendurePlugin({
  imports: [PluginCommonModule, PaymentPlugin],
  compatibility,
  entities: [Subscription, SubscribedLine, SubscriptionReminder, PrepaidPlan, Delivery],
  providers: [Variants, Subscriptions, PrepaidPlans, NewSubscriptions],
  exports: [Subscriptions, PrepaidPlans],
})
export class SubscriptionPlugin {}
