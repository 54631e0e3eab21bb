import type { Product } from '#src/domain/catalogue/product';
import { findRegion, type Region } from '#src/domain/geography/shippable';
import { type AddressColumn, type ColumnPlan, columnsOf, type NeededColumn } from './address-columns';
import { type GroupOrderAddress, groupOrderLimits } from './group-order';

export type Row = readonly string[];

export type ReadRows =
  | {
      readonly kind: 'read';
      readonly addresses: readonly GroupOrderAddress[];
      /** The number of columns with an unknown heading. */
      readonly unused: number;
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
  readonly nextId: () => string;
}

/**
 * Reads addresses from the rows of a spreadsheet, with or without headings. Every row that is not blank becomes an address,
 * also an invalid one: its fields show the problems, and no row is lost.
 */
export function readAddressRows(
  rows: readonly Row[],
  { products, regions, most = groupOrderLimits.addresses, nextId }: Reading,
): ReadRows {
  const numbered = rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = numbered;
  if (!first) return { kind: 'empty' };
  const plan = columnsOf(first.cells, products);
  if (plan.kind === 'columns-missing') return plan;
  const body = plan.hasHeadings ? numbered.slice(1) : numbered;
  if (body.length === 0) return { kind: 'empty' };
  if (body.length > most) return { kind: 'too-many', count: body.length };
  const addresses = body.map(({ cells, number }) => ({
    ...addressOf(cells, plan, regions),
    id: nextId(),
    row: number,
  }));
  return { kind: 'read', addresses, unused: plan.unused };
}

function addressOf(cells: Row, { columns }: ColumnPlan, regions: readonly Region[]): Omit<GroupOrderAddress, 'id'> {
  const cell = (wanted: AddressColumn) => cells[columns.findIndex((column) => column === wanted)] ?? '';
  const items = columns.flatMap((column, index) =>
    typeof column === 'object' ? [{ sku: column.sku, quantity: quantityOf(cells[index] ?? '', 0) }] : [],
  );
  return {
    name: cell('name') || [cell('firstName'), cell('lastName')].filter((part) => part !== '').join(' '),
    address1: cell('address1'),
    address2: cell('address2'),
    city: cell('city'),
    stateAbbr: stateOf(cell('stateAbbr'), regions),
    zipcode: zipcodeOf(cell('zipcode')),
    phone: cell('phone'),
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

/** Adds addresses that are not in the list yet: the same file may be read twice. */
export function addAddresses(
  present: readonly GroupOrderAddress[],
  found: readonly GroupOrderAddress[],
): { readonly addresses: readonly GroupOrderAddress[]; readonly repeated: number } {
  const keyOf = (address: GroupOrderAddress) =>
    JSON.stringify(compared.map((field) => address[field].trim().toLowerCase()));
  const known = new Set(present.map(keyOf));
  const added = found.filter((address) => !known.has(keyOf(address)));
  return { addresses: [...present, ...added], repeated: found.length - added.length };
}
