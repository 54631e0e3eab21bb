import { findContentType } from './content-types';
import { DeliveryError } from './delivery-error';
import type { ContentTypeDefinition, FieldType } from './field-definition';

export const OPERATORS = ['eq', 'ne', 'in', 'nin', 'all', 'exists', 'match', 'lt', 'lte', 'gt', 'gte'] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Filter {
  readonly path: readonly string[];
  readonly operator: Operator;
  readonly operand: string;
}

/** A query that has been checked: every path is known and every number is within the limits of the delivery API. */
export interface DeliveryQuery {
  readonly contentType: string | undefined;
  readonly filters: readonly Filter[];
  readonly order: readonly { readonly path: readonly string[]; readonly descending: boolean }[];
  readonly select: readonly (readonly string[])[] | undefined;
  readonly skip: number;
  readonly limit: number;
  readonly include: number;
  readonly locale: string;
  readonly fullText: string | undefined;
}

export type QueryString = Readonly<Record<string, string | readonly string[] | undefined>>;

const ASSET_FIELDS: ReadonlyMap<string, FieldType> = new Map([
  ['title', 'Symbol'],
  ['description', 'Text'],
  ['file', 'Object'],
]);
const ORDERABLE: readonly FieldType[] = ['Symbol', 'Integer', 'Number', 'Date', 'Boolean'];
const PLAIN = new Set([
  'content_type',
  'select',
  'order',
  'skip',
  'limit',
  'include',
  'locale',
  'access_token',
  'query',
]);

/** Reads the query string of a collection call. Throws an InvalidQuery error for whatever the delivery API would refuse. */
export function readQuery(query: QueryString, of: 'Entry' | 'Asset'): DeliveryQuery {
  const text = (name: string): string | undefined => {
    const value = query[name];
    return typeof value === 'string' || value === undefined ? value : value.join(',');
  };
  const type = knownType(text('content_type'));
  const check = (path: readonly string[]): FieldType => typeAt(path, type, of);
  return {
    contentType: type?.id,
    filters: Object.keys(query)
      .filter((key) => !PLAIN.has(key))
      .map((key) => readFilter(key, text(key) ?? '', check)),
    order: list(text('order')).map((key) => readOrder(key, check)),
    select: text('select') === undefined ? undefined : list(text('select')).map((key) => readSelected(key, check)),
    skip: wholeNumber('skip', text('skip'), 0, 9000),
    limit: wholeNumber('limit', text('limit'), 100, 1000),
    include: wholeNumber('include', text('include'), 1, 10),
    locale: knownLocale(text('locale')),
    fullText: text('query'),
  };
}

export function knownLocale(locale = 'en-US'): string {
  if (locale !== 'en-US' && locale !== '*') throw DeliveryError.unknownLocale(locale);
  return locale;
}

function knownType(id: string | undefined): ContentTypeDefinition | undefined {
  if (id === undefined) return undefined;
  const type = findContentType(id);
  if (!type) throw DeliveryError.invalidQuery([{ name: 'unknownContentType', value: id }]);
  return type;
}

function list(value: string | undefined): readonly string[] {
  return value === undefined
    ? []
    : value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
}

function wholeNumber(name: string, value: string | undefined, otherwise: number, most: number): number {
  if (value === undefined) return otherwise;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > most) {
    throw DeliveryError.unknownPath([name], `The value of "${name}" must be a whole number from 0 to ${most}`);
  }
  return number;
}

/** The type of what a path leads to. A path into the fields of entries needs to know the content type. */
function typeAt(path: readonly string[], type: ContentTypeDefinition | undefined, of: 'Entry' | 'Asset'): FieldType {
  const [root, name, ...rest] = path;
  if (root === 'sys' && name !== undefined) return name.endsWith('At') ? 'Date' : 'Symbol';
  if (root !== 'fields' || name === undefined) throw DeliveryError.unknownPath(path);
  const field = of === 'Asset' ? ASSET_FIELDS.get(name) : type?.fields.find((candidate) => candidate.id === name)?.type;
  if (field === undefined) throw DeliveryError.unknownPath(path);
  if (rest.length === 0) return field;
  const known =
    of === 'Asset' ? name === 'file' : (field === 'Link' || field === 'Array') && rest.join('.') === 'sys.id';
  if (!known) throw DeliveryError.unknownPath(path);
  return 'Symbol';
}

function readFilter(key: string, operand: string, check: (path: readonly string[]) => FieldType): Filter {
  const [, dotted, named = 'eq'] = /^([^[\]]+)(?:\[(\w+)\])?$/.exec(key) ?? [];
  const operator = OPERATORS.find((candidate) => candidate === named);
  if (dotted === undefined || operator === undefined) throw DeliveryError.unknownPath([key]);
  const path = dotted.split('.');
  const type = check(path);
  const textual = type === 'Symbol' || type === 'Text' || type === 'Array';
  if (operator !== 'exists' && type === 'Object')
    throw DeliveryError.unknownPath(path, 'A JSON field cannot be searched');
  if (operator === 'match' && !textual) throw DeliveryError.unknownPath(path, 'Only texts can be matched');
  return { path, operator, operand };
}

function readOrder(key: string, check: (path: readonly string[]) => FieldType): DeliveryQuery['order'][number] {
  const descending = key.startsWith('-');
  const path = key.slice(descending ? 1 : 0).split('.');
  if (!ORDERABLE.includes(check(path)))
    throw DeliveryError.unknownPath(path, 'Entries cannot be ordered by a field of this type');
  return { path, descending };
}

function readSelected(key: string, check: (path: readonly string[]) => FieldType): readonly string[] {
  const path = key.split('.');
  if (path.length === 1 && ['sys', 'fields', 'metadata'].includes(key)) return path;
  if (path[0] !== 'metadata') check(path);
  return path;
}
