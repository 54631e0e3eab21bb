import { HttpException } from '@nestjs/common';
import type { RawRequest } from './raw-body';

/** PostgreSQL's texts hold neither NUL nor half of a pair of signs. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Deeper than anything that a page of the shop sends. */
const maxDepth = 50;

/** Reads the JSON of a call. Throws 413 for more bytes than these, and 400 for a body that is no JSON or cannot be stored. */
export function sentJson({ rawBody = Buffer.alloc(0) }: RawRequest, mostBytes: number): unknown {
  if (rawBody.length > mostBytes) throw new HttpException({ error: 'That is too long.' }, 413);
  const value = parsed(rawBody.toString());
  if (!isStorable(value)) throw new HttpException({ error: 'That cannot be stored.' }, 400);
  return value;
}

/** Says if the database can store all text in a value, keys included. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < maxDepth &&
    Object.entries(value).every(([key, entry]) => !unstorable.test(key) && isStorable(entry, depth + 1))
  );
}

/** Gives a value as an object; anything else becomes an empty one. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpException({ error: 'That is no JSON.' }, 400);
  }
}
