import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { ReportsResolver } from '#src/plugins/ledger/api/reports-resolver';
import { reportsSchema } from '#src/plugins/ledger/api/reports-schema';
import { BalanceEntry } from '#src/plugins/ledger/entities/balance-entry.entity';
import { JournalEntry } from '#src/plugins/ledger/entities/journal-entry.entity';
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
  entities: [JournalEntry, BalanceEntry],
  providers: [ExportedJournal, Ledger, OpeningEntries, OrderBooks, Reports],
  exports: [Ledger, OpeningEntries],
  adminApiExtensions: { schema: reportsSchema, resolvers: [ReportsResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions.push(readReports);
    return config;
  },
})
export class LedgerPlugin {}
