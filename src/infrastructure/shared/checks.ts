import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import { type Cents, parseMoney } from '#src/domain/money/money';
import { isRecord, type UnknownRecord } from './json';

/** Paths of malformed parts, and no values, which may be personal data. */
export interface Notes {
  readonly malformed: string[];
  /** Of optional parts. */
  readonly leftOut: string[];
}

/**
 * Reads a value that comes from outside, and may convert it: `Sent` is its type there. Notes malformed parts. A value with a
 * malformed required part is not used.
 */
export interface Check<T, Sent = unknown> {
  (value: unknown, path: string, notes: Notes): T;
  /** Never set: tells the compiler the sent type. */
  readonly sent?: Sent;
}

/** The type of a value that a check has read. */
export type Checked<C> = C extends Check<infer T> ? T : never;

type SentTo<C> = C extends Check<unknown, infer Sent> ? Sent : never;

/**
 * Checks a value of an answer. Throws `wrong_shape` without a required part. Logs optional parts that are left out. Both
 * name paths, which begin with `root`.
 */
export function checked<T>(check: Check<T>, value: unknown, root = ''): T {
  const { malformed, leftOut }: Notes = { malformed: [], leftOut: [] };
  const read = check(value, root, { malformed, leftOut });
  if (malformed.length > 0) {
    throw new GatewayError({
      code: 'wrong_shape',
      message: `The answer of the shop has the wrong shape: ${malformed.join(', ')}`,
    });
  }
  if (leftOut.length > 0) log.warn('The shop answered something malformed, which is left out', { paths: leftOut });
  return read;
}

/** Checks a value that may be anything. Undefined for a malformed one, which is not logged. */
export function readable<T>(check: Check<T>, value: unknown): T | undefined {
  return maybe(check)(value, '', { malformed: [], leftOut: [] });
}

/** Stands for a value of any type, which nothing uses. */
function refuse(path: string, { malformed }: Notes): never {
  malformed.push(path);
  return undefined as never;
}

export function scalar<T>(isValid: (value: unknown) => value is T): Check<T, T> {
  return (value, path, notes) => (isValid(value) ? value : refuse(path, notes));
}

export const text = scalar((value): value is string => typeof value === 'string');
export const integer = scalar((value): value is number => Number.isInteger(value));
export const truth = scalar((value): value is boolean => typeof value === 'boolean');
/** An object whose fields are not checked. */
export const record = scalar((value): value is UnknownRecord => isRecord(value));

/** A value that is converted. It is malformed when the conversion gives undefined. */
export function converted<T, Sent, Result>(
  check: Check<T, Sent>,
  convert: (value: T) => Result | undefined,
): Check<Result, Sent> {
  return (value, path, notes) => {
    const { length } = notes.malformed;
    const read = check(value, path, notes);
    if (notes.malformed.length > length) return undefined as never;
    return convert(read) ?? refuse(path, notes);
  };
}

export function matching(pattern: RegExp): Check<string, string> {
  return converted(text, (value) => (pattern.test(value) ? value : undefined));
}

/** A number as text, such as "9.3". */
export const decimal: Check<number, string> = converted(matching(/^\d+(\.\d+)?$/), Number);

/** A decimal amount as text, such as "14.0". */
export const money: Check<Cents, string> = converted(text, parseMoney);

/** Every row is required. */
export function list<T, Sent>(check: Check<T, Sent>): Check<readonly T[], readonly Sent[]> {
  return (value, path, notes) =>
    Array.isArray(value)
      ? value.map((row: unknown, index) => check(row, `${path}.${index}`, notes))
      : refuse(path, notes);
}

/** A malformed row is left out. */
export function rows<T, Sent>(check: Check<T, Sent>): Check<readonly T[], readonly Sent[]> {
  return converted(list(optional(check)), (all) => all.filter((row) => row !== undefined));
}

/** Undefined for a value that is absent. A value that is there has to be readable. */
export function noneOr<T, Sent>(check: Check<T, Sent>): Check<T | undefined, Sent | undefined> {
  return (value, path, notes) => (value === null || value === undefined ? undefined : check(value, path, notes));
}

/** Undefined for a value that is absent or malformed. */
export function maybe<T, Sent>(check: Check<T, Sent>): Check<T | undefined, Sent | undefined> {
  return noneOr(optional(check));
}

function optional<T, Sent>(check: Check<T, Sent>): Check<T | undefined, Sent> {
  return (value, path, { leftOut }) => {
    const malformed: string[] = [];
    const read = check(value, path, { malformed, leftOut });
    leftOut.push(...malformed);
    return malformed.length > 0 ? undefined : read;
  };
}

type Fields = Readonly<Record<string, Check<unknown>>>;

/** A record with these fields. Others are not read. A value that is no record lacks them all. */
export function fields<C extends Fields>(
  checks: C,
): Check<{ readonly [Name in keyof C]: Checked<C[Name]> }, { readonly [Name in keyof C]: SentTo<C[Name]> }> {
  return (value, path, notes) => {
    const { length } = notes.malformed;
    const sent = isRecord(value) ? value : {};
    const entries = Object.entries(checks).map(([name, check]) => [
      name,
      check(Object.hasOwn(sent, name) ? sent[name] : undefined, path === '' ? name : `${path}.${name}`, notes),
    ]);
    // A value that is no record is malformed, although it lacks no field where none is required.
    if (sent !== value && notes.malformed.length === length) refuse(path, notes);
    return Object.fromEntries(entries) as { readonly [Name in keyof C]: Checked<C[Name]> };
  };
}
