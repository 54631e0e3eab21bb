import { unparse } from 'papaparse';
import type { GiveawayEntry } from './giveaway-entry.entity';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Writes entries as CSV of RFC 4180, a row for each. What a spreadsheet would take for a formula begins with an apostrophe, because
 * strangers type names.
 */
export function giveawayFile(entries: readonly GiveawayEntry[]): string {
  const fields = ['Entered', 'Name', 'E-mail', 'State'];
  const data = entries.map(({ enteredAt, name, email, state }) => [enteredAt.toISOString(), name, email, state]);
  return byteOrderMark + unparse({ fields, data }, { escapeFormulae: true, newline: '\r\n' });
}
