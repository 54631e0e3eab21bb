import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { PaymentPlugin } from '#src/payment/payment-plugin';
import { NewLines } from '#src/plugin/cart/new-lines';
import { Variants } from '#src/plugin/catalogue/variants';
import { OrderDraft } from '#src/plugin/checkout/order-draft';
import { Deliveries } from '#src/plugin/delivery/deliveries';
import { DeliveryMails } from '#src/plugin/delivery/delivery-mails';
import { DeliveryOrders } from '#src/plugin/delivery/delivery-orders';
import { DeliveryOutcomes } from '#src/plugin/delivery/delivery-outcomes';
import { DeliveryPayments } from '#src/plugin/delivery/delivery-payments';
import { DeliveryRows } from '#src/plugin/delivery/delivery-rows';
import { Delivery } from '#src/plugin/delivery/delivery.entity';
import { PrepaidPlan } from '#src/plugin/prepaid/prepaid-plan.entity';
import { NextCharges } from './next-charge';
import { SubscribedLine, Subscription, SubscriptionReminder } from './subscription.entity';
import { Subscriptions } from './subscriptions';
import { UnpaidDeliveries } from './unpaid-delivery';

/** Sells what comes again: the can club, and deliveries that are paid ahead. */
@VendurePlugin({
  imports: [PluginCommonModule, PaymentPlugin],
  compatibility,
  entities: [Subscription, SubscribedLine, SubscriptionReminder, PrepaidPlan, Delivery],
  providers: [
    Variants,
    NewLines,
    OrderDraft,
    Subscriptions,
    DeliveryOrders,
    NextCharges,
    UnpaidDeliveries,
    DeliveryRows,
    DeliveryOutcomes,
    DeliveryPayments,
    DeliveryMails,
    Deliveries,
  ],
  exports: [Subscriptions, DeliveryOrders, DeliveryRows, Deliveries, DeliveryPayments, NextCharges, UnpaidDeliveries],
})
export class SubscriptionPlugin {}
