import type { Product } from '#src/domain/catalogue/product';
import { findRegion, type Region } from '#src/domain/geography/shippable';
import { type ColumnPlan, columnsOf, keyOfText, type NeededColumn, type TextColumn } from './address-columns';
import { type GroupOrderAddress, groupOrderLimits } from './group-order';

export type Row = readonly string[];

/** An address that is not in the list yet. */
export type NewAddress = Omit<GroupOrderAddress, 'id'>;

export type ReadRows =
  | {
      readonly kind: 'read';
      readonly addresses: readonly NewAddress[];
      /** The number of columns with an unknown heading. */
      readonly unused: number;
      /** Rows above the headings, such as a title, which are no addresses. */
      readonly above: number;
      /** The numbers of rows that repeat the headings or have the totals of the others. */
      readonly leftOut: readonly number[];
      /** True where there were no headings, and the usual order of the columns was assumed. */
      readonly isAssumed: boolean;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'columns-missing'; readonly missing: readonly NeededColumn[] }
  | { readonly kind: 'too-many'; readonly count: number };

interface Reading {
  /** The products that the group can order: a column with such a name or sku has the quantity for each address. */
  readonly products: readonly Pick<Product, 'sku' | 'name'>[];
  readonly regions: readonly Region[];
  /** The largest number of addresses. */
  readonly most?: number;
}

/**
 * Reads addresses from the rows of a spreadsheet, with or without headings. Every other row that is not blank becomes an address,
 * also an invalid one: its fields show the problems, and no row is lost. Spreadsheets that were printed repeat their headings on
 * each page, and many end with totals.
 */
export function readAddressRows(
  rows: readonly Row[],
  { products, regions, most = groupOrderLimits.addresses }: Reading,
): ReadRows {
  const numbered = rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (numbered.length === 0) return { kind: 'empty' };
  const plan = columnsOf(
    numbered.map(({ cells }) => cells),
    products,
  );
  if (plan.kind === 'columns-missing') return plan;
  const isAssumed = plan.headings === undefined;
  const headings = plan.headings === undefined ? undefined : numbered[plan.headings];
  const below = plan.headings === undefined ? numbered : numbered.slice(plan.headings + 1);
  const body = withoutTotals(
    below.filter((row) => !headings || !isSameRow(row.cells, headings.cells)),
    plan,
  );
  if (body.length === 0) return { kind: 'empty' };
  if (body.length > most) return { kind: 'too-many', count: body.length };
  const addresses = body.map(({ cells, number }) => ({ ...addressOf(cells, plan, regions), row: number }));
  const leftOut = below.filter((row) => !body.includes(row)).map(({ number }) => number);
  return { kind: 'read', addresses, unused: plan.unused, above: plan.headings ?? 0, leftOut, isAssumed };
}

interface NumberedRow {
  readonly number: number;
  readonly cells: Row;
}

/** Compares letters and digits alone; a shorter row is blank at its end. */
function isSameRow(one: Row, other: Row): boolean {
  const longer = one.length > other.length ? one : other;
  return longer.every((_, at) => keyOfText(one[at] ?? '') === keyOfText(other[at] ?? ''));
}

/** Totals stand at the end: a row without an address that says so, or that has numbers and nothing else. */
function withoutTotals(rows: readonly NumberedRow[], plan: ColumnPlan): readonly NumberedRow[] {
  let end = rows.length;
  for (let last = rows[end - 1]; last && isTotal(last.cells, plan); last = rows[end - 1]) end -= 1;
  return rows.slice(0, end);
}

const totals = /^(?:grand|sub)?total|^sum$/;
const ofAddress: readonly TextColumn[] = ['address1', 'city', 'stateAbbr', 'zipcode'];

function isTotal(cells: Row, { columns }: ColumnPlan): boolean {
  const isOfAddress = (at: number) => {
    const column = columns[at];
    return column !== undefined && 'text' in column && ofAddress.includes(column.text);
  };
  const filled = cells.flatMap((cell, at) => (cell === '' ? [] : [{ cell, at }]));
  const said = filled.filter(({ cell }) => !totals.test(keyOfText(cell)));
  // The word may stand in any column, such as that of the street.
  if (said.some(({ at }) => isOfAddress(at))) return false;
  return said.length < filled.length || said.every(({ cell, at }) => isCounted(columns[at]) && /^[\d.,]+$/.test(cell));
}

function isCounted(column: ColumnPlan['columns'][number]): boolean {
  return column !== undefined && ('sku' in column || column.text === 'quantity');
}

function addressOf(cells: Row, { columns }: ColumnPlan, regions: readonly Region[]): NewAddress {
  const all = columns.flatMap((column, index) => (column ? [{ column, cell: cells[index] ?? '' }] : []));
  const cellsOf = (wanted: TextColumn) =>
    all
      .flatMap(({ column, cell }) =>
        'text' in column && column.text === wanted ? [{ place: column.place, cell }] : [],
      )
      .sort((one, other) => one.place - other.place);
  const streets = cellsOf('address1');
  const { place } = streets.find((street) => street.cell !== '') ?? streets[0] ?? { place: 0 };
  const cell = (wanted: TextColumn) => {
    const candidates = cellsOf(wanted);
    return (candidates.find((one) => one.place === place) ?? candidates[0])?.cell ?? '';
  };
  const phone = cell('phone') || (cellsOf('phone').find((one) => one.cell !== '')?.cell ?? '');
  const items = all.flatMap(({ column, cell: text }) =>
    'sku' in column ? [{ sku: column.sku, quantity: quantityOf(text, 0) }] : [],
  );
  return {
    name: cell('name') || [cell('firstName'), cell('lastName')].filter((part) => part !== '').join(' '),
    address1: cell('address1'),
    address2: cell('address2'),
    city: cell('city'),
    stateAbbr: stateOf(cell('stateAbbr'), regions),
    zipcode: zipcodeOf(cell('zipcode')),
    phone,
    sets: quantityOf(cell('quantity'), 1),
    ...(items.length > 0 && { items }),
  };
}

function stateOf(text: string, regions: readonly Region[]): string {
  return findRegion({ country: 'US', region: text.replaceAll('.', '') }, regions)?.abbr ?? text;
}

/** Spreadsheets read zip codes as numbers, and drop leading zeros and the dash. */
function zipcodeOf(text: string): string {
  if (/^\d{3,4}$/.test(text)) return text.padStart(5, '0');
  if (!/^\d{8,9}$/.test(text)) return text;
  const digits = text.padStart(9, '0');
  return `${digits.slice(0, 5)}-${digits.slice(5)}`;
}

/** NaN for a text that is not a number. */
function quantityOf(text: string, blank: number): number {
  return text === '' ? blank : Number(text.replaceAll(',', ''));
}

const compared = ['name', 'address1', 'address2', 'city', 'stateAbbr', 'zipcode'] as const;

/** Parts addresses that are new from those that repeat one of the list, or one before them: files may be read twice. */
export function separateRepeated(
  present: readonly NewAddress[],
  found: readonly NewAddress[],
): { readonly added: readonly NewAddress[]; readonly repeated: readonly NewAddress[] } {
  const known = new Set(present.map(keyOf));
  const added: NewAddress[] = [];
  const repeated: NewAddress[] = [];
  for (const address of found) {
    (known.has(keyOf(address)) ? repeated : added).push(address);
    known.add(keyOf(address));
  }
  return { added, repeated };
}

function keyOf(address: NewAddress): string {
  return JSON.stringify(compared.map((field) => address[field].trim().toLowerCase()));
}
