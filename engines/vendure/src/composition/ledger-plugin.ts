import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { BalanceEntry } from '#src/ledger/balance-entry.entity';
import { JournalEntry } from '#src/ledger/journal-entry.entity';
import { Ledger } from '#src/ledger/ledger';
import { OpeningEntries } from '#src/ledger/opening-entries';
import { OrderBooks } from '#src/ledger/order-books';

/** Keeps the journal of all money that the shop takes, owes and gives back. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility,
  entities: [JournalEntry, BalanceEntry],
  providers: [Ledger, OpeningEntries, OrderBooks],
  exports: [Ledger, OpeningEntries],
})
export class LedgerPlugin {}
