import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Availability, VariantOffer } from '#src/application/ports/shop/variant-reader';
import { stockOf, type Supply, unitsLeft } from '#src/domain/catalogue/product';
import { parseMoney } from '#src/domain/money/money';
import { isRecord, parseJson } from '#src/infrastructure/shared/json';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { type SchemaName, toCents, toId, type Wire } from '#src/infrastructure/shop-api/wire';

type Check = (value: unknown) => boolean;
type FieldCheck<T> = readonly [name: keyof T & string, isValid: Check];

/** Servers leave out fields that the schema has and the shop can do without. */
type Fields<Name extends SchemaName, Needed extends keyof Wire<Name>> = Pick<Wire<Name>, Needed> & Partial<Wire<Name>>;
type VariantFields = Fields<'Variant', 'id' | 'sku' | 'price' | 'in_stock'>;
type StockFields = Fields<'StockAvailability', 'in_stock'>;

interface Checks<T> {
  readonly required: readonly FieldCheck<T>[];
  readonly optional: readonly FieldCheck<T>[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isYesOrNo: Check = (value) => typeof value === 'boolean';

const variant: Checks<VariantFields> = {
  required: [
    ['id', Number.isInteger],
    ['sku', isText],
    ['price', (value) => isText(value) && parseMoney(value) !== undefined],
    ['in_stock', isYesOrNo],
  ],
  optional: [
    ['weight', (value) => isText(value) && /^\d+(\.\d+)?$/.test(value)],
    ['is_backorderable', isYesOrNo],
    ['total_on_hand', Number.isInteger],
    ['metadata', isRecord],
  ],
};

const stockAvailability: Checks<StockFields> = {
  required: [['in_stock', isYesOrNo]],
  optional: [['is_backorderable', isYesOrNo]],
};

/**
 * Offers of a response. It is checked by hand, as what a page at rest reads brings no class-validator (docs/adr/0067): malformed
 * optional fields and rows are removed and logged. Throws `wrong_shape`.
 */
export function toVariantOffers(text: string): readonly VariantOffer[] {
  const body = parseJson(text);
  const rows: unknown = isRecord(body) ? body['variants'] : undefined;
  if (!Array.isArray(rows)) throw wrongShape('variants');
  const read = rows.map((row: unknown, index) => check(row, variant, `variants.${index}.`));
  report(read.flatMap(({ missing, leftOut }) => [...missing, ...leftOut]));
  return read.filter(({ missing }) => missing.length === 0).map(({ wire }) => toVariantOffer(wire));
}

/** Throws `wrong_shape`. */
export function toAvailability(text: string): Availability {
  const { wire, missing, leftOut } = check(parseJson(text), stockAvailability);
  if (missing.length > 0) throw wrongShape(...missing);
  report(leftOut);
  return { inStock: wire.in_stock, isBackorderable: wire.is_backorderable ?? false };
}

/** `wire` has no malformed optional field, and all required ones where nothing is missing. */
function check<T>(body: unknown, { required, optional }: Checks<T>, above = '') {
  const fields = new Map<string, unknown>(isRecord(body) ? Object.entries(body) : []);
  const missing = required.filter(([name, isValid]) => !isValid(fields.get(name)));
  const leftOut = optional.filter(([name, isValid]) => fields.get(name) != null && !isValid(fields.get(name)));
  for (const [name] of leftOut) fields.delete(name);
  return {
    wire: Object.fromEntries(fields) as T,
    missing: missing.map(([name]) => above + name),
    leftOut: leftOut.map(([name]) => above + name),
  };
}

function report(paths: readonly string[]): void {
  if (paths.length > 0) log.warn('The shop answered something malformed, which is left out', { paths });
}

function wrongShape(...paths: readonly string[]): GatewayError {
  return new GatewayError({
    code: 'wrong_shape',
    message: `The answer of the shop has the wrong shape: ${paths.join(', ')}`,
  });
}

function toVariantOffer(wire: VariantFields): VariantOffer {
  const supply = toSupply(wire);
  return {
    id: toId(wire.id),
    sku: wire.sku,
    price: toCents(wire.price),
    stock: stockOf(supply),
    noIndividualPurchase: wire.metadata?.no_individual_purchase === true,
    ...(wire.metadata?.subscribable === true && { isSubscribable: true }),
    ...omitNullish({ weight: toWeight(wire.weight), unitsLeft: unitsLeft(supply) }),
  };
}

function toSupply({
  in_stock: inStock,
  is_backorderable: isBackorderable,
  total_on_hand: onHand,
}: VariantFields): Supply {
  // Without a number the stock is unlimited, or zero.
  return { isBackorderable: isBackorderable ?? false, ...omitNullish({ onHand: onHand ?? (inStock ? undefined : 0) }) };
}

/** Ounces. */
export function toWeight(weight: string | null | undefined): number | undefined {
  return weight == null ? undefined : Number(weight);
}
