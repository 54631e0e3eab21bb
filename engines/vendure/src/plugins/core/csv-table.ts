import { unparse } from 'papaparse';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** The signs by which a spreadsheet takes a cell for a formula, whatever follows them: papaparse's own pattern ends at a line break. */
const formula = /^[=+\-@\t\r\n]/;

/**
 * Writes a table as CSV of RFC 4180 that spreadsheets can open. Text that one would take for a formula begins with an apostrophe,
 * because strangers type names and addresses.
 */
export function csvTable(
  fields: readonly string[],
  rows: readonly (readonly (string | number | undefined)[])[],
): string {
  const data = rows.map((row) => row.map((cell) => cell ?? ''));
  return byteOrderMark + unparse({ fields: [...fields], data }, { escapeFormulae: formula, newline: '\r\n' });
}
