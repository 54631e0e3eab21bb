import { parse } from 'papaparse';

/** A row of a file, as text without spaces around it. */
export type CsvRow<Column extends string> = Readonly<Record<Column, string>> & {
  /** The line of the file as a spreadsheet counts it, in which the names of the columns are line 1. */
  readonly number: number;
};

export interface CsvFile<Column extends string> {
  readonly rows: readonly CsvRow<Column>[];
  /** The numbers of rows that repeat the headings or have the totals of the others. */
  readonly leftOut: readonly number[];
}

/**
 * Reads a file as spreadsheets write them: UTF-8 with or without a byte order mark, with commas, semicolons or tabs. Empty rows are left
 * out, and so are headings that a spreadsheet repeats on each page and the totals at its end: totals of `counted` columns alone need
 * not say so. Throws when it is another file: it lacks a column, has an unknown one, or has another format.
 */
export function readCsvFile<Column extends string>(
  bytes: Buffer,
  columns: readonly Column[],
  counted: readonly Column[] = [],
): CsvFile<Column> {
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
  if (strange.length > 0) throw new Error(`The file has unknown columns: ${strange.join(', ')}.`);
  const rows: CsvRow<Column>[] = [];
  for (const [index, values] of data.entries()) {
    const cells = Object.fromEntries(columns.map((column) => [column, values[column] ?? '']));
    if (Object.values(cells).every((cell) => cell === '')) continue;
    const number = index + 2;
    // Spreadsheets leave out empty cells at the end of a row.
    const broken = errors.find((error) => error.row === index && error.code !== 'TooFewFields');
    if (broken) throw new Error(`Row ${number} is broken: ${broken.message}.`);
    rows.push({ ...cells, number } as CsvRow<Column>);
  }
  const written = withoutTotals(
    rows.filter((row) => !columns.every((column) => row[column].toLowerCase() === column)),
    columns,
    counted,
  );
  return { rows: written, leftOut: rows.filter((row) => !written.includes(row)).map(({ number }) => number) };
}

const totals = /^(?:(?:grand|sub)[\s-]*)?totals?\b|^sum$/i;
const figure = /^[\d.,]+$/;

/** Totals stand at the end: rows that say so beside figures, or that have figures of counted columns and nothing else. */
function withoutTotals<Column extends string>(
  rows: readonly CsvRow<Column>[],
  columns: readonly Column[],
  counted: readonly Column[],
): readonly CsvRow<Column>[] {
  const isTotal = (row: CsvRow<Column>): boolean => {
    const filled = columns.filter((column) => row[column] !== '');
    const others = filled.filter((column) => !totals.test(row[column]));
    const isSaid = others.length < filled.length || others.every((column) => counted.includes(column));
    return isSaid && others.every((column) => figure.test(row[column]));
  };
  return rows.slice(0, rows.findLastIndex((row) => !isTotal(row)) + 1);
}

/** Says of each row that was left out why nothing became of it. */
export function leftOutLines(numbers: readonly number[]): readonly string[] {
  return numbers.map((number) => `Row ${number} | left out: it repeats the headings, or has totals`);
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('The file is not written in UTF-8. In a spreadsheet, save it as "CSV UTF-8".');
  }
}
