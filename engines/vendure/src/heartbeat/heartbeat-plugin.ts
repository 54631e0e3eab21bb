import { PluginCommonModule, ScheduledTask, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { Charges } from '#src/payment/charges';
import { PaymentPlugin } from '#src/payment/payment-plugin';
import { SpentCards } from '#src/payment/spent-cards';
import { RebuildPlugin } from '#src/plugin/catalogue/rebuild-plugin';
import { Rebuilds } from '#src/plugin/catalogue/rebuilds';
import { StockNoticePlugin } from '#src/plugin/catalogue/stock-notice-plugin';
import { StockNotices } from '#src/plugin/catalogue/stock-notices';
import { Deliveries } from '#src/plugin/delivery/deliveries';
import { DeliveryPayments } from '#src/plugin/delivery/delivery-payments';
import { GiftCardPlugin } from '#src/plugin/gift-card/gift-card-plugin';
import { SoldGiftCards } from '#src/plugin/gift-card/sold-gift-cards';
import { todayOf } from '#src/plugin/interval/calendar-day';
import { PrepaidDeliveries } from '#src/plugin/prepaid/prepaid-deliveries';
import { PassedEnds } from '#src/plugin/subscription/passed-ends';
import { Reminders } from '#src/plugin/subscription/reminders';
import { SubscriptionPlugin } from '#src/plugin/subscription/subscription-plugin';
import { TaxPlugin } from '#src/plugin/tax/tax-plugin';
import { TaxRecords } from '#src/plugin/tax/tax-records';
import { EventsPlugin } from '#src/services/events/events-plugin';
import { ForgottenEvents } from '#src/services/events/forgotten-events';
import type { HeartbeatWork } from './heartbeat';
import { Heartbeat, HEARTBEAT_WORKS } from './heartbeat';

/**
 * Vendure starts a task again that runs longer than its minute, and one whose worker was killed a minute later. It knows local
 * times alone, so that the day is named here: a day begins when the one before is over in every state. After the timeout it would count the task as failed, which goes on all the same.
 */
const beat = new ScheduledTask({
  id: 'heartbeat',
  description:
    'Does what is due: charges that were left in the middle, cards to let go of, gift cards, deliveries and reminders on their day, stock notices, a new build of the storefront, sales tax to be reported, old events',
  schedule: (cron) => cron.every(1).minutes(),
  timeout: '1h',
  execute: ({ injector }) => injector.get(Heartbeat).work(todayOf(new Date())),
});

/** Does each minute what is due. */
@VendurePlugin({
  imports: [
    ...[PluginCommonModule, PaymentPlugin, GiftCardPlugin, SubscriptionPlugin],
    ...[StockNoticePlugin, RebuildPlugin, TaxPlugin, EventsPlugin],
  ],
  compatibility,
  providers: [
    {
      provide: HEARTBEAT_WORKS,
      // Charges that were left in the middle go first: they have waited longest.
      inject: [
        ...[Charges, SpentCards, SoldGiftCards, PassedEnds],
        ...[
          Deliveries,
          PrepaidDeliveries,
          DeliveryPayments,
          Reminders,
          StockNotices,
          Rebuilds,
          TaxRecords,
          ForgottenEvents,
        ],
      ],
      useFactory: (...works: HeartbeatWork[]) => works,
    },
    Heartbeat,
  ],
  configuration: (config) => {
    config.schedulerOptions.tasks = [...(config.schedulerOptions.tasks ?? []), beat];
    return config;
  },
})
export class HeartbeatPlugin {}
