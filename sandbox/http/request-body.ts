import { invalidResource, missingParameter } from './error-responses';

export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; anything else becomes an empty object. */
export function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The wrapper object of a request, such as `order` in {"order": {…}}. Throws when it is missing or empty. */
export function requireFields(body: unknown, name: string): Fields {
  const fields = fieldsOf(body)[name];
  if (!isRecord(fields) || Object.keys(fields).length === 0) throw missingParameter(name);
  return fields;
}

/** A nested collection: an array, or an object with index keys. Undefined when it was not sent. */
export function listOf(value: unknown): readonly Fields[] | undefined {
  if (Array.isArray(value)) return value.map(fieldsOf);
  return isRecord(value) ? Object.values(value).map(fieldsOf) : undefined;
}

/** The same of a collection that a caller chooses. Throws an error on the field when it has more entries than these. */
export function shortListOf(value: unknown, field: string, most: number): readonly Fields[] | undefined {
  const list = listOf(value);
  if (list && list.length > most) throw invalidResource({ [field]: [`are too many (maximum is ${String(most)})`] });
  return list;
}

/** The largest integer that the database can store. */
const maxInteger = 2_147_483_647;

/** An integer, also as a string of digits. Undefined when the database cannot store it: no record has such an id. */
export function integerOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && Math.abs(number) <= maxInteger ? number : undefined;
}

/** The text as sent, null when it was cleared, undefined when it was left out. */
export function textOrNull(value: unknown): string | null | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}

/** A flag as JSON or a form sends it. */
export function isTrue(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1';
}
