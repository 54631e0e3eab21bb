import { PluginCommonModule, ScheduledTask, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import { Heartbeat, HEARTBEAT_WORKS } from '#src/heartbeat/heartbeat';
import { Charges } from '#src/payment/charges';
import { SpentCards } from '#src/payment/spent-cards';
import { Rebuilds } from '#src/plugin/catalogue/rebuilds';
import { StockNotices } from '#src/plugin/catalogue/stock-notices';
import { Deliveries } from '#src/plugin/delivery/deliveries';
import { DeliveryPayments } from '#src/plugin/delivery/delivery-payments';
import { PassedExpiries } from '#src/plugin/gift-card/passed-expiries';
import { SoldGiftCards } from '#src/plugin/gift-card/sold-gift-cards';
import { todayOf } from '#src/plugin/interval/calendar-day';
import { PrepaidDeliveries } from '#src/plugin/prepaid/prepaid-deliveries';
import { Reminders } from '#src/plugin/subscription/reminders';
import { PassedEnds } from '#src/plugin/subscription/shared/passed-ends';
import { TaxRecords } from '#src/plugin/tax/tax-records';
import { ForgottenEvents } from '#src/services/events/forgotten-events';
import { EventsPlugin } from './events-plugin';
import { GiftCardPlugin } from './gift-card-plugin';
import { PaymentPlugin } from './payment-plugin';
import { RebuildPlugin } from './rebuild-plugin';
import { StockNoticePlugin } from './stock-notice-plugin';
import { SubscriptionPlugin } from './subscription-plugin';
import { TaxPlugin } from './tax-plugin';

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
        ...[Charges, SpentCards, SoldGiftCards, PassedExpiries, PassedEnds],
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
