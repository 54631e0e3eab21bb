import { parse } from 'papaparse';

/** Columns that say something of a whole subscription: of its rows, the first says it, and others the same or nothing. */
const commonColumns = [
  ...(['email', 'subject', 'interval', 'next_date', 'end_date', 'state', 'paused_until'] as const),
  ...(['name', 'address1', 'address2', 'city', 'region', 'zip', 'country', 'phone'] as const),
  ...(['card_customer', 'card_id', 'card_brand', 'card_digits', 'card_expiry'] as const),
] as const;

const columns = ['reference', 'sku', 'quantity', ...commonColumns] as const;

type CommonColumn = (typeof commonColumns)[number];

/** A row of the file, as text without spaces around it. */
interface Row extends Readonly<Record<(typeof columns)[number], string>> {
  /** The line of the file for whoever looks at it in a spreadsheet, in which the names of the columns are line 1. */
  readonly number: number;
}

/** The rows of one reference. */
export interface SubscriptionRows {
  readonly reference: string;
  readonly numbers: readonly number[];
  readonly common: Readonly<Record<CommonColumn, string>>;
  readonly lines: readonly { readonly sku: string; readonly quantity: string }[];
  /** Columns in which two rows say different things. */
  readonly contradictions: readonly string[];
}

/**
 * Reads a file of subscriptions as spreadsheets write them: UTF-8 with or without a byte order mark, with commas, semicolons or tabs.
 * Throws when it is another file: it lacks a column, has one that nobody knows, or is written otherwise.
 */
export function readSubscriptionFile(bytes: Buffer): readonly SubscriptionRows[] {
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
  const groups = new Map<string, Row[]>();
  for (const [index, values] of data.entries()) {
    const cells = Object.fromEntries(columns.map((column) => [column, values[column] ?? ''])) as unknown as Row;
    if (Object.values(cells).every((cell) => cell === '')) continue;
    const row = { ...cells, number: index + 2 };
    // Spreadsheets leave out what is empty at the end of a row.
    const broken = errors.find((error) => error.row === index && error.code !== 'TooFewFields');
    if (broken) throw new Error(`Row ${row.number} is broken: ${broken.message}.`);
    groups.set(row.reference, [...(groups.get(row.reference) ?? []), row]);
  }
  return [...groups.entries()].map(([reference, rows]) => subscriptionOf(reference, rows));
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('The file is not written in UTF-8. In a spreadsheet, save it as "CSV UTF-8".');
  }
}

function subscriptionOf(reference: string, rows: readonly Row[]): SubscriptionRows {
  const said = (column: CommonColumn): readonly string[] => [
    ...new Set(rows.map((row) => row[column]).filter((value) => value !== '')),
  ];
  return {
    reference,
    numbers: rows.map(({ number }) => number),
    common: Object.fromEntries(
      commonColumns.map((column) => [column, said(column)[0] ?? '']),
    ) as SubscriptionRows['common'],
    lines: rows.map(({ sku, quantity }) => ({ sku, quantity })),
    contradictions: commonColumns.filter((column) => said(column).length > 1),
  };
}
