import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { BalanceEntry } from '#src/ledger/balance-entry.entity';
import { ExportedJournal } from '#src/ledger/exported-journal';
import { JournalEntry } from '#src/ledger/journal-entry.entity';
import { Ledger } from '#src/ledger/ledger';
import { OpeningEntries } from '#src/ledger/opening-entries';
import { OrderBooks } from '#src/ledger/order-books';
import { Reports } from '#src/ledger/reports';
import { readReports } from '#src/ledger/reports-permission';
import { ReportsResolver } from '#src/ledger/reports-resolver';
import { reportsSchema } from '#src/ledger/reports-schema';

/** Keeps the journal of all money that the shop takes, owes and gives back. */
@VendurePlugin({
  imports: [PluginCommonModule],
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
