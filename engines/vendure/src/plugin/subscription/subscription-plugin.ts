import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { PaymentPlugin } from '#src/payment/payment-plugin';
import { Delivery } from '#src/plugin/delivery/delivery.entity';
import { PrepaidPlan } from '#src/plugin/prepaid/prepaid-plan.entity';
import { NewSubscriptions } from './new-subscriptions';
import { SubscribedLine, Subscription, SubscriptionReminder } from './subscription.entity';

/** Sells what comes again: the can club, and deliveries that are paid ahead. */
@VendurePlugin({
  imports: [PluginCommonModule, PaymentPlugin],
  compatibility,
  entities: [Subscription, SubscribedLine, SubscriptionReminder, PrepaidPlan, Delivery],
  providers: [NewSubscriptions],
})
export class SubscriptionPlugin {}
