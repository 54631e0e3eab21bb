import type { DeliveryQuery, Filter } from './delivery-query';
import { isLink } from './stored-content';

/** A resource as a query sees it: `sys` and `fields`, in one language. */
export interface Searchable {
  readonly sys: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Filters and sorts. The caller pages, because it also needs the total. */
export function runQuery<T extends Searchable>(resources: readonly T[], query: DeliveryQuery): readonly T[] {
  const words = query.fullText?.toLowerCase().split(/\s+/) ?? [];
  return resources
    .filter(
      (resource) =>
        query.contentType === undefined || at(resource, ['sys', 'contentType', 'sys', 'id']) === query.contentType,
    )
    .filter((resource) => query.filters.every((filter) => passes(at(resource, filter.path), filter)))
    .filter((resource) => matches(Object.values(resource.fields).flat(), words))
    .toSorted((a, b) => compareBy(query.order, a, b));
}

/** The value at a path; a path through an array returns the values of its items. */
function at(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => at(item, path));
  const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isThere ? at((value as Record<string, unknown>)[name], rest) : undefined;
}

function passes(value: unknown, { operator, operand }: Filter): boolean {
  const values = (Array.isArray(value) ? (value as unknown[]) : [value]).filter(
    (item) => item !== undefined && item !== null,
  );
  const operands = operand.split(',');
  switch (operator) {
    case 'eq':
      return values.some((item) => equals(item, operand));
    case 'ne':
      return !values.some((item) => equals(item, operand));
    case 'in':
      return values.some((item) => operands.some((one) => equals(item, one)));
    case 'nin':
      return !values.some((item) => operands.some((one) => equals(item, one)));
    case 'all':
      return operands.every((one) => values.some((item) => equals(item, one)));
    case 'exists':
      return values.length > 0 === (operand === 'true');
    case 'match':
      return matches(values, operand.toLowerCase().split(/\s+/));
    case 'lt':
      return values.some((item) => compare(item, operand) < 0);
    case 'lte':
      return values.some((item) => compare(item, operand) <= 0);
    case 'gt':
      return values.some((item) => compare(item, operand) > 0);
    case 'gte':
      return values.some((item) => compare(item, operand) >= 0);
  }
}

function equals(value: unknown, operand: string): boolean {
  return typeof value === 'number'
    ? value === Number(operand)
    : String(isLink(value) ? value.sys.id : value) === operand;
}

/** Every search word must be the prefix of some word in the texts. */
function matches(values: readonly unknown[], words: readonly string[]): boolean {
  const known = values
    .filter((value) => typeof value === 'string')
    .flatMap((value) => value.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return words.every((word) => known.some((candidate) => candidate.startsWith(word)));
}

function compare(value: unknown, other: unknown): number {
  if (typeof value === 'number') return value - Number(other);
  return String(value) < String(other) ? -1 : Number(String(value) > String(other));
}

function compareBy(order: DeliveryQuery['order'], a: Searchable, b: Searchable): number {
  for (const { path, descending } of order) {
    const [left, right] = [at(a, path), at(b, path)];
    if (left === right) continue;
    if (left === undefined) return 1;
    if (right === undefined) return -1;
    return descending ? compare(right, left) : compare(left, right);
  }
  return 0;
}
