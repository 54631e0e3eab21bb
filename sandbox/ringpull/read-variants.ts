import Papa from 'papaparse';
import type { VariantSeed } from '#sandbox/shop/config/variant-seed';

const columns = [
  'sku',
  'kind',
  'name',
  'slug',
  'cents',
  'ounces',
  'stock',
  'parts',
  'composed of',
  'traits',
  'description',
] as const;

type Row = Readonly<Record<(typeof columns)[number], string>>;

const kinds: readonly VariantSeed['kind'][] = ['wine', 'pack', 'gift-set', 'glassware', 'gift-card', 'merch'];
const traits = ['backorderable', 'not-alone', 'subscribable', 'digital', 'discontinued'];

export interface Catalogue {
  readonly sold: readonly VariantSeed[];
  readonly discontinued: readonly VariantSeed[];
}

/**
 * Reads the table of variants, a comma-separated file with a row for each. A pack with parts ("2 GAMAY-01 + 1 GLASS-SET-2") has neither
 * weight nor stock of its own: both follow from the parts, which stand in rows above. Throws an error that names the row and the
 * column that is wrong.
 */
export function readVariants(table: string): Catalogue {
  const { data, meta, errors } = Papa.parse<Row>(table, { header: true, delimiter: ',', skipEmptyLines: true });
  for (const { row = 0, message } of errors) throw new Error(`Row ${String(row + 1)} of the variants: ${message}`);
  if (meta.fields?.join() !== columns.join()) throw new Error(`The variants have other columns than ${columns.join()}`);
  const bySku = new Map<string, VariantSeed>();
  for (const row of data) {
    if (bySku.has(row.sku)) refuse(row, 'sku', 'stands in two rows');
    bySku.set(row.sku, variantOf(row, bySku));
  }
  const isDiscontinued = (row: Row): boolean => traitsOf(row).has('discontinued');
  const pick = (rows: readonly Row[]): readonly VariantSeed[] => rows.flatMap(({ sku }) => bySku.get(sku) ?? []);
  return { sold: pick(data.filter((row) => !isDiscontinued(row))), discontinued: pick(data.filter(isDiscontinued)) };
}

function variantOf(row: Row, above: ReadonlyMap<string, VariantSeed>): VariantSeed {
  const parts = row.parts === '' ? [] : row.parts.split(' + ').map((part) => partOf(row, part, above));
  const own = traitsOf(row);
  return {
    sku: matching(row, 'sku', /^[A-Z\d|-]+$/),
    name: matching(row, 'name', /\S/),
    slug: matching(row, 'slug', /^[a-z\d-]+$/),
    description: matching(row, 'description', /\S/),
    priceCents: count(row, 'cents'),
    ...(parts.length > 0 ? assembled(row, parts) : unassembled(row)),
    backorderable: own.has('backorderable'),
    kind: kinds.find((kind) => kind === row.kind) ?? refuse(row, 'kind', `is none of ${kinds.join(', ')}`),
    parts: parts.map(({ variant, quantity }) => ({ sku: variant.sku, quantity })),
    ...(row['composed of'] !== '' && { composedOf: count(row, 'composed of') }),
    noIndividualPurchase: own.has('not-alone'),
    subscribable: own.has('subscribable'),
    digital: own.has('digital'),
  };
}

interface Part {
  readonly variant: VariantSeed;
  readonly quantity: number;
}

function partOf(row: Row, text: string, above: ReadonlyMap<string, VariantSeed>): Part {
  const [, quantity, sku = ''] = /^([1-9]\d*) (\S+)$/.exec(text) ?? [];
  const variant = above.get(sku) ?? refuse(row, 'parts', `names "${text}", which is in no row above`);
  return { variant, quantity: Number(quantity) };
}

/** The scarcest part limits the stock. */
function assembled(row: Row, parts: readonly Part[]): Pick<VariantSeed, 'weight' | 'stock'> {
  for (const column of ['ounces', 'stock'] as const)
    if (row[column] !== '') refuse(row, column, 'follows from the parts');
  const tenths = parts.reduce(
    (sum, { variant, quantity }) => sum + Math.round(Number(variant.weight) * 10) * quantity,
    0,
  );
  return {
    weight: (tenths / 10).toFixed(1),
    stock: Math.min(...parts.map(({ variant, quantity }) => Math.floor((variant.stock ?? Infinity) / quantity))),
  };
}

function unassembled(row: Row): Pick<VariantSeed, 'weight' | 'stock'> {
  return {
    weight: matching(row, 'ounces', /^\d+\.\d$/),
    stock: row.stock === 'unlimited' ? null : count(row, 'stock'),
  };
}

function traitsOf(row: Row): ReadonlySet<string> {
  const own = row.traits.split(' ').filter((trait) => trait !== '');
  for (const trait of own) if (!traits.includes(trait)) refuse(row, 'traits', `has "${trait}", which is unknown`);
  return new Set(own);
}

function count(row: Row, column: keyof Row): number {
  return Number(matching(row, column, /^(0|[1-9]\d*)$/));
}

function matching(row: Row, column: keyof Row, pattern: RegExp): string {
  return pattern.test(row[column]) ? row[column] : refuse(row, column, `is not of the form ${String(pattern)}`);
}

function refuse(row: Row, column: keyof Row, problem: string): never {
  throw new Error(`Variant ${row.sku}: its ${column} "${row[column]}" ${problem}.`);
}
