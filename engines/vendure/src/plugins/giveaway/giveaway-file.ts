import { csvTable } from '#src/plugins/core/csv-table';
import type { GiveawayEntry } from '#src/plugins/giveaway/entities/giveaway-entry.entity';

/** Writes entries as CSV, a row for each. */
export function giveawayFile(entries: readonly GiveawayEntry[]): string {
  const fields = ['Entered', 'Name', 'E-mail', 'State'];
  const rows = entries.map(({ enteredAt, name, email, state }) => [enteredAt.toISOString(), name, email, state]);
  return csvTable(fields, rows);
}
