import type { Instant } from '#src/domain/interval/interval';
import { type Check, converted, matching, scalar, text } from './checks';
import { isRecord, type UnknownRecord } from './json';

export const number = scalar((value): value is number => typeof value === 'number' && Number.isFinite(value));

/** For a value that only counts, or is compared with known ones. */
export const unchecked: Check<unknown, never> = (value) => value;

export const filledText = matching(/./s);

/** The text of a timestamp or of a plain date in ISO 8601. */
export const momentText = converted(matching(/^\d{4}-\d{2}-\d{2}/), (value) =>
  Number.isNaN(Date.parse(value)) ? undefined : value,
);

export const moment: Check<Instant, string> = converted(momentText, (value) => Date.parse(value));

export function oneOf<const Value extends string>(values: readonly Value[]): Check<Value, string> {
  return converted(text, (value) => values.find((known) => known === value));
}

export function between(check: Check<number, number>, min: number, max: number): Check<number, number> {
  return converted(check, (value) => (value >= min && value <= max ? value : undefined));
}

/** Reads another value where none is sent. */
export function withDefault<T, Sent>(value: unknown, check: Check<T, Sent>): Check<T, Sent | undefined> {
  return (sent, path, notes) => check(sent ?? value, path, notes);
}

/** A record of which another is made before it is checked, because servers name a field differently. */
export function prepared<T, Sent>(
  prepare: (record: UnknownRecord) => UnknownRecord,
  check: Check<T, Sent>,
): Check<T, Sent> {
  return (value, path, notes) => check(isRecord(value) ? prepare(value) : value, path, notes);
}
