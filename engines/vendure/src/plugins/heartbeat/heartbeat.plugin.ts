import { PluginCommonModule, ScheduledTask, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import { Heartbeat, HEARTBEAT_WORKS } from '#src/heartbeat/heartbeat';
import { todayOf } from '#src/plugins/core/interval/calendar-day';
import { EventsPlugin } from '#src/plugins/events/events.plugin';
import { ForgottenEvents } from '#src/plugins/events/forgotten-events';
import { GiftCardPlugin } from '#src/plugins/gift-card/gift-card.plugin';
import { PassedExpiries } from '#src/plugins/gift-card/passed-expiries';
import { SoldGiftCards } from '#src/plugins/gift-card/sold-gift-cards';
import { DueBookings } from '#src/plugins/ledger/due-bookings';
import { LedgerPlugin } from '#src/plugins/ledger/ledger.plugin';
import { Charges } from '#src/plugins/payment/charges';
import { PaymentPlugin } from '#src/plugins/payment/payment.plugin';
import { SpentCards } from '#src/plugins/payment/spent-cards';
import { RebuildPlugin } from '#src/plugins/rebuild/rebuild.plugin';
import { Rebuilds } from '#src/plugins/rebuild/rebuilds';
import { StockNoticePlugin } from '#src/plugins/stock-notice/stock-notice.plugin';
import { StockNotices } from '#src/plugins/stock-notice/stock-notices';
import { Deliveries } from '#src/plugins/subscription/delivery/deliveries';
import { DeliveryPayments } from '#src/plugins/subscription/delivery/delivery-payments';
import { PassedEnds } from '#src/plugins/subscription/passed-ends';
import { PrepaidDeliveries } from '#src/plugins/subscription/prepaid/prepaid-deliveries';
import { Reminders } from '#src/plugins/subscription/reminders';
import { SubscriptionPlugin } from '#src/plugins/subscription/subscription.plugin';
import { TaxRecords } from '#src/plugins/tax/tax-records';
import { TaxPlugin } from '#src/plugins/tax/tax.plugin';

/**
 * Vendure starts a task again that runs longer than its minute, and one whose worker was killed a minute later. It knows local
 * times alone, so that the day is named here: a day begins when the one before is over in every state. After the timeout it would count the task as failed, which goes on all the same.
 */
const beat = new ScheduledTask({
  id: 'heartbeat',
  description:
    'Does what is due: charges that were left in the middle, entries of the journal, cards to let go of, gift cards, deliveries and reminders on their day, stock notices, a new build of the storefront, sales tax to be reported, old events',
  schedule: (cron) => cron.every(1).minutes(),
  timeout: '1h',
  execute: ({ injector }) => injector.get(Heartbeat).work(todayOf(new Date())),
});

/** Runs the due work each minute. */
@VendurePlugin({
  imports: [
    ...[PluginCommonModule, LedgerPlugin, PaymentPlugin, GiftCardPlugin, SubscriptionPlugin],
    ...[StockNoticePlugin, RebuildPlugin, TaxPlugin, EventsPlugin],
  ],
  compatibility,
  providers: [
    {
      provide: HEARTBEAT_WORKS,
      // Charges that were left in the middle go first: they have waited longest.
      inject: [
        ...[Charges, SpentCards, SoldGiftCards, PassedExpiries, PassedEnds, DueBookings],
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
