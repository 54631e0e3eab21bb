import { missingParameter } from './refusals';

export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; anything else counts as an empty one. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The wrapper object of a request, as `order` in {"order": {…}}. Missing or empty it is a refusal. */
export function requireFields(body: unknown, name: string): Fields {
  const fields = fieldsOf(body)[name];
  if (!isFields(fields) || Object.keys(fields).length === 0) throw missingParameter(name);
  return fields;
}

/** A nested collection: a list, or an object with index keys. Undefined when it was not sent. */
export function listOf(value: unknown): readonly Fields[] | undefined {
  if (Array.isArray(value)) return value.map(fieldsOf);
  return isFields(value) ? Object.values(value).map(fieldsOf) : undefined;
}

/** The largest number that the database's integers hold. */
const largest = 2_147_483_647;

/** A whole number, also as a text of digits. One that the database cannot hold is none: nothing has such an id. */
export function integerOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && Math.abs(number) <= largest ? number : undefined;
}

/** Text as it was sent, null when it was cleared, undefined when it was left out. */
export function textOrNull(value: unknown): string | null | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}
