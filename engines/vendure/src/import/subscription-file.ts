import type { CsvRow } from './csv-file';
import { readCsvFile } from './csv-file';

/** Columns that say something of a whole subscription: of its rows, the first says it, and others the same or nothing. */
const commonColumns = [
  ...(['email', 'subject', 'interval', 'next_date', 'end_date', 'state', 'paused_until'] as const),
  ...(['name', 'address1', 'address2', 'city', 'region', 'zip', 'country', 'phone'] as const),
  ...(['card_customer', 'card_id', 'card_brand', 'card_digits', 'card_expiry'] as const),
] as const;

const columns = ['reference', 'sku', 'quantity', ...commonColumns] as const;

type CommonColumn = (typeof commonColumns)[number];

type Row = CsvRow<(typeof columns)[number]>;

/** The rows of one reference. */
export interface SubscriptionRows {
  readonly reference: string;
  readonly numbers: readonly number[];
  readonly common: Readonly<Record<CommonColumn, string>>;
  readonly lines: readonly { readonly sku: string; readonly quantity: string }[];
  /** Columns in which two rows say different things. */
  readonly contradictions: readonly string[];
}

interface SubscriptionFile {
  readonly subscriptions: readonly SubscriptionRows[];
  /** The numbers of rows that repeat the headings or have the totals of the others. */
  readonly leftOut: readonly number[];
}

/** Reads a file of subscriptions. Throws when it is another file. */
export function readSubscriptionFile(bytes: Buffer): SubscriptionFile {
  const { rows, leftOut } = readCsvFile(bytes, columns, ['quantity']);
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.reference, [...(groups.get(row.reference) ?? []), row]);
  return { subscriptions: [...groups].map(([reference, rowsOf]) => subscriptionOf(reference, rowsOf)), leftOut };
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
