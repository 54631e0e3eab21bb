import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Instant } from '#src/domain/interval/interval';
import { isRecord, type UnknownRecord } from './json';

/**
 * Reads a value that comes from outside, and may convert it: `Sent` is its type there. Throws `Malformed` for a value that
 * cannot be read. A malformed optional part is left out, and its path is added to `leftOut`.
 */
export interface Check<T, Sent = unknown> {
  (value: unknown, path: string, leftOut: string[]): T;
  /** Never set: says to the compiler what is sent. */
  readonly sent?: Sent;
}

/** The type of a value that a check has read. */
export type Checked<C> = C extends Check<infer T> ? T : never;

type SentTo<C> = C extends Check<unknown, infer Sent> ? Sent : never;

/** Names paths and no values, which may be personal data. */
class Malformed extends Error {
  constructor(readonly paths: readonly string[]) {
    super();
  }
}

/**
 * Checks a value of an answer. Throws `wrong_shape` without a required part. Logs optional parts that are left out. Both
 * name paths, which begin with `root`.
 */
export function checked<T>(check: Check<T>, value: unknown, root = ''): T {
  const leftOut: string[] = [];
  const read = attempt(
    () => check(value, root, leftOut),
    (paths) => {
      throw new GatewayError({
        code: 'wrong_shape',
        message: `The answer of the shop has the wrong shape: ${paths.join(', ')}`,
      });
    },
  );
  if (leftOut.length > 0) log.warn('The shop answered something malformed, which is left out', { paths: leftOut });
  return read;
}

/** Undefined for a malformed value, which is not logged. */
export function readable<T>(check: Check<T>, value: unknown): T | undefined {
  return optional(check)(value, '', []);
}

function attempt<T>(read: () => T, otherwise: (paths: readonly string[]) => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return otherwise(error.paths);
  }
}

/** Reads all of them, so that the error names every path. */
function readEach<Part, T>(parts: readonly Part[], read: (part: Part, index: number) => T): readonly T[] {
  const malformed: string[] = [];
  const values = parts.flatMap((part, index) =>
    attempt<readonly T[]>(
      () => [read(part, index)],
      (paths) => {
        malformed.push(...paths);
        return [];
      },
    ),
  );
  if (malformed.length > 0) throw new Malformed(malformed);
  return values;
}

function scalar<T>(isValid: (value: unknown) => value is T): Check<T, T> {
  return (value, path) => {
    if (isValid(value)) return value;
    throw new Malformed([path]);
  };
}

export const text = scalar((value): value is string => typeof value === 'string');
export const number = scalar((value): value is number => typeof value === 'number' && Number.isFinite(value));
export const integer = scalar((value): value is number => Number.isInteger(value));
export const truth = scalar((value): value is boolean => typeof value === 'boolean');
/** An object whose fields are not checked. */
export const record = scalar((value): value is UnknownRecord => isRecord(value));

/** For a value that only counts, or is compared with known ones. */
export const unchecked: Check<unknown, never> = (value) => value;

/** A value that is converted. It is malformed when the conversion gives undefined. */
export function converted<T, Sent, Result>(
  check: Check<T, Sent>,
  convert: (value: T) => Result | undefined,
): Check<Result, Sent> {
  return (value, path, leftOut) => {
    const result = convert(check(value, path, leftOut));
    if (result === undefined) throw new Malformed([path]);
    return result;
  };
}

export function matching(pattern: RegExp): Check<string, string> {
  return converted(text, (value) => (pattern.test(value) ? value : undefined));
}

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

/** Every row is required. */
export function list<T, Sent>(check: Check<T, Sent>): Check<readonly T[], readonly Sent[]> {
  return (value, path, leftOut) =>
    readEach(rowsOf(value, path), (row, index) => check(row, `${path}.${index}`, leftOut));
}

/** A malformed row is left out. */
export function rows<T, Sent>(check: Check<T, Sent>): Check<readonly T[], readonly Sent[]> {
  return (value, path, leftOut) =>
    rowsOf(value, path).flatMap((row, index) => {
      const read = optional(check)(row, `${path}.${index}`, leftOut);
      return read === undefined ? [] : [read];
    });
}

function rowsOf(value: unknown, path: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Malformed([path]);
}

/** Reads another value where none is sent. */
export function withDefault<T, Sent>(value: unknown, check: Check<T, Sent>): Check<T, Sent | undefined> {
  return (sent, path, leftOut) => check(sent ?? value, path, leftOut);
}

/** Undefined for a value that is absent. A value that is there has to be readable. */
export function noneOr<T, Sent>(check: Check<T, Sent>): Check<T | undefined, Sent | undefined> {
  return (value, path, leftOut) => (value === null || value === undefined ? undefined : check(value, path, leftOut));
}

/** Undefined for a value that is absent or malformed. */
export function maybe<T, Sent>(check: Check<T, Sent>): Check<T | undefined, Sent | undefined> {
  return noneOr(optional(check));
}

function optional<T, Sent>(check: Check<T, Sent>): Check<T | undefined, Sent> {
  return (value, path, leftOut) =>
    attempt<T | undefined>(
      () => check(value, path, leftOut),
      (paths) => {
        leftOut.push(...paths);
        return undefined;
      },
    );
}

type Fields = Readonly<Record<string, Check<unknown>>>;

/** A record with these fields. Others are not read. A value that is no record lacks them all. */
export function fields<C extends Fields>(
  checks: C,
): Check<{ readonly [Name in keyof C]: Checked<C[Name]> }, { readonly [Name in keyof C]: SentTo<C[Name]> }> {
  return (value, path, leftOut) => {
    const record = isRecord(value) ? value : {};
    const entries = readEach(Object.entries(checks), ([name, check]) => [
      name,
      check(Object.hasOwn(record, name) ? record[name] : undefined, path === '' ? name : `${path}.${name}`, leftOut),
    ]);
    // Where no field is required, none is missing.
    if (record !== value) throw new Malformed([path]);
    return Object.fromEntries(entries) as { readonly [Name in keyof C]: Checked<C[Name]> };
  };
}

/** A record of which another is made before it is checked, because servers name a field differently. */
export function prepared<T, Sent>(
  prepare: (record: UnknownRecord) => UnknownRecord,
  check: Check<T, Sent>,
): Check<T, Sent> {
  return (value, path, leftOut) => check(isRecord(value) ? prepare(value) : value, path, leftOut);
}
