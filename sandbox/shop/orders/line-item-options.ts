import type { Fields } from '../../http/request-body';
import { integerOf, isFields, listOf } from '../../http/request-body';
import type { LineItem } from './order';

export interface Part {
  readonly sku: string;
  readonly quantity: number;
}

/** What makes two lines of one variant different lines: free options, and the parts of a pack. */
export function optionsOf(fields: Fields): Record<string, unknown> {
  const options = isFields(fields['options']) ? fields['options'] : {};
  const parts = readParts(fields['parts']);
  return parts.length > 0 ? { ...options, parts } : { ...options };
}

/** The parts that were chosen, else those the variant is made of. */
export function partsOf(line: LineItem): readonly Part[] {
  const chosen = readParts(line.options['parts']);
  return chosen.length > 0 ? chosen : line.variant.parts;
}

/** Whether two sets of options are the same, whatever the order of their keys. */
export function sameOptions(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function readParts(value: unknown): readonly Part[] {
  return (listOf(value) ?? []).flatMap(({ sku, quantity }) => {
    const units = integerOf(quantity);
    return typeof sku === 'string' && units !== undefined ? [{ sku, quantity: units }] : [];
  });
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isFields(value)) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
}
