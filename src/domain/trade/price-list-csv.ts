import { type Cents, writeMoney } from '#src/domain/money/money';
import { byWineType, type PriceListRow } from './price-list';

/**
 * The price list as a spreadsheet opens it (RFC 4180): a line per wine in the order of the page, amounts in dollars without
 * a sign. A name that a spreadsheet would calculate is kept from it.
 */
export function priceListCsv(rows: readonly PriceListRow[]): string {
  const sizes = [...new Set(rows.flatMap(({ cases }) => cases.map(({ cans }) => cans)))].sort((a, b) => a - b);
  const head = [
    'SKU',
    'Wine',
    'Kind',
    'Maker',
    'Region',
    'Vintage',
    'Alcohol',
    ...sizes.map((cans) => `Case of ${cans} (USD)`),
    'Shelf price of a can (USD)',
  ];
  const lines = byWineType(rows).flatMap((group) =>
    group.rows.map((row) => [
      row.sku,
      row.name,
      row.wineType,
      row.maker,
      row.region,
      row.vintage,
      row.alcohol,
      ...sizes.map((size) => dollars(row.cases.find(({ cans }) => cans === size)?.price)),
      dollars(row.shelfPrice),
    ]),
  );
  return [head, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function dollars(amount: Cents | undefined): string {
  return amount === undefined ? '' : writeMoney(amount);
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
