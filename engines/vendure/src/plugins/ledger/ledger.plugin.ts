import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { ReportsResolver } from '#src/plugins/ledger/api/reports-resolver';
import { reportsSchema } from '#src/plugins/ledger/api/reports-schema';
import { BalanceCursor } from '#src/plugins/ledger/entities/balance-cursor.entity';
import { BalanceEntry } from '#src/plugins/ledger/entities/balance-entry.entity';
import { DueBooking } from '#src/plugins/ledger/entities/due-booking.entity';
import { JournalEntry } from '#src/plugins/ledger/entities/journal-entry.entity';
import { BookingAlerts, LEDGER_READER } from './booking-alerts';
import { DueBookings } from './due-bookings';
import { ExportedJournal } from './exported-journal';
import { Ledger } from './ledger';
import { OpeningEntries } from './opening-entries';
import { OrderBooks } from './order-books';
import { Reports } from './reports';
import { readReports } from './reports-permission';

/** Keeps the journal of all money that the shop takes, owes and gives back. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin],
  compatibility,
  entities: [JournalEntry, DueBooking, BalanceEntry, BalanceCursor],
  providers: [
    BookingAlerts,
    DueBookings,
    ExportedJournal,
    Ledger,
    OpeningEntries,
    OrderBooks,
    Reports,
    {
      provide: LEDGER_READER,
      useFactory: () => ({
        shopAddress: LedgerPlugin.environment.mail.shopAddress,
        dashboardUrl: LedgerPlugin.environment.dashboardUrl,
      }),
    },
  ],
  exports: [DueBookings, Ledger, OpeningEntries],
  adminApiExtensions: { schema: reportsSchema, resolvers: [ReportsResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions.push(readReports);
    return config;
  },
})
export class LedgerPlugin {
  private static environment: Pick<Environment, 'mail' | 'dashboardUrl'>;

  static init(environment: Pick<Environment, 'mail' | 'dashboardUrl'>): Type<LedgerPlugin> {
    this.environment = environment;
    return LedgerPlugin;
  }
}
