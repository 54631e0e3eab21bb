import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { PaymentPlugin } from '#src/payment/payment-plugin';
import { NewLines } from '#src/plugin/cart/new-lines';
import { Variants } from '#src/plugin/catalogue/variants';
import { OrderDraft } from '#src/plugin/checkout/order-draft';
import { DeliveryOrders } from '#src/plugin/delivery/delivery-orders';
import { Delivery } from '#src/plugin/delivery/delivery.entity';
import { PrepaidChoices } from '#src/plugin/prepaid/prepaid-choices';
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
  providers: [
    ...[Variants, NewLines, OrderDraft, DeliveryOrders],
    ...[Subscriptions, NewSubscriptions],
    ...[PrepaidChoices, PrepaidPlans],
  ],
  exports: [Subscriptions, DeliveryOrders, PrepaidPlans],
})
export class SubscriptionPlugin {}
