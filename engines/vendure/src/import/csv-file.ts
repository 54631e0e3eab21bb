import { parse } from 'papaparse';

/** A row of a file, as text without spaces around it. */
export type CsvRow<Column extends string> = Readonly<Record<Column, string>> & {
  /** The line of the file as a spreadsheet counts it, in which the names of the columns are line 1. */
  readonly number: number;
};

/**
 * Reads a file as spreadsheets write them: UTF-8 with or without a byte order mark, with commas, semicolons or tabs. Empty rows are left
 * out. Throws when it is another file: it lacks a column, has one that nobody knows, or is written otherwise.
 */
export function readCsvFile<Column extends string>(
  bytes: Buffer,
  columns: readonly Column[],
): readonly CsvRow<Column>[] {
  const { data, meta, errors } = parse<Record<string, string>>(textOf(bytes), {
    header: true,
    skipEmptyLines: false,
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (value) => value.trim(),
  });
  const names = meta.fields ?? [];
  const missing = columns.filter((column) => !names.includes(column));
  const strange = names.filter((name) => !columns.some((column) => column === name));
  if (missing.length > 0) throw new Error(`The file lacks the columns ${missing.join(', ')}.`);
  if (strange.length > 0) throw new Error(`The file has columns that nobody knows: ${strange.join(', ')}.`);
  const rows: CsvRow<Column>[] = [];
  for (const [index, values] of data.entries()) {
    const cells = Object.fromEntries(columns.map((column) => [column, values[column] ?? '']));
    if (Object.values(cells).every((cell) => cell === '')) continue;
    const number = index + 2;
    // Spreadsheets leave out what is empty at the end of a row.
    const broken = errors.find((error) => error.row === index && error.code !== 'TooFewFields');
    if (broken) throw new Error(`Row ${number} is broken: ${broken.message}.`);
    rows.push({ ...cells, number } as CsvRow<Column>);
  }
  return rows;
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('The file is not written in UTF-8. In a spreadsheet, save it as "CSV UTF-8".');
  }
}
