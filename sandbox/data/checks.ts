/** Reads a value of a data file. Throws an error that names the place of a value that is wrong, and the problem. */
export type Check<T> = (value: unknown, place: string) => T;
/** The type of the values that a check lets through. */
export type Checked<C> = C extends Check<infer T> ? T : never;

type Fields = Readonly<Record<string, Check<unknown>>>;
type Some<F extends Fields> = { readonly [Name in keyof F]: Checked<F[Name]> };

export function text(pattern = /\S/): Check<string> {
  return (value, place) => {
    if (typeof value === 'string' && pattern.test(value)) return value;
    throw problem(place, `is no text of the form ${String(pattern)}`);
  };
}

/** A whole number from 0 on. */
export const count: Check<number> = (value, place) => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw problem(place, 'is no whole number from 0 on');
};

export const flag: Check<boolean> = (value, place) => {
  if (typeof value === 'boolean') return value;
  throw problem(place, 'is neither true nor false');
};

/** A moment with its zone, such as 2026-09-08T10:00:00Z. */
export const moment: Check<Date> = (value, place) => {
  const read = new Date(text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/)(value, place));
  if (Number.isNaN(read.getTime())) throw problem(place, 'is no moment');
  return read;
};

export function oneOf<const T extends string | number>(...known: readonly T[]): Check<T> {
  return (value, place) => {
    const found = known.find((one) => one === value);
    if (found === undefined) throw problem(place, `is none of ${known.join(', ')}`);
    return found;
  };
}

export function nullable<T>(check: Check<T>): Check<T | null> {
  return (value, place) => (value === null ? null : check(value, place));
}

export function listOf<T>(check: Check<T>): Check<readonly T[]> {
  return (value, place) => {
    if (!Array.isArray(value)) throw problem(place, 'is no list');
    return value.map((item, index) => check(item, `${place}, ${String(index + 1)}.`));
  };
}

/** Values by names that are not known before. */
export function mapOf<T>(check: Check<T>): Check<Readonly<Record<string, T>>> {
  return (value, place) =>
    Object.fromEntries(
      Object.entries(mapping(value, place)).map(([name, one]) => [name, check(one, `${place}, ${name}`)]),
    );
}

/** Fields by their names, of which some may be left out. Any other field is an error. */
export function fields<Always extends Fields>(always: Always): Check<Some<Always>>;
export function fields<Always extends Fields, Maybe extends Fields>(
  always: Always,
  maybe: Maybe,
): Check<Some<Always> & Partial<Some<Maybe>>>;
export function fields(always: Fields, maybe: Fields = {}): Check<unknown> {
  const checks: Fields = { ...always, ...maybe };
  return (value, place) => {
    const given = mapping(value, place);
    const unknown = Object.keys(given).find((name) => !Object.hasOwn(checks, name));
    if (unknown !== undefined) throw problem(`${place}, ${unknown}`, 'is no field here');
    return Object.fromEntries(
      Object.entries(checks)
        .filter(([name]) => Object.hasOwn(always, name) || Object.hasOwn(given, name))
        .map(([name, check]) => [name, check(given[name], `${place}, ${name}`)]),
    );
  };
}

type Kinds = Readonly<Record<string, Check<object>>>;
type OfKind<K extends Kinds> = { [Kind in keyof K]: { readonly kind: Kind } & Checked<K[Kind]> }[keyof K];

/** Fields that depend on the `kind` beside them. */
export function byKind<K extends Kinds>(kinds: K): Check<OfKind<K>> {
  return (value, place) => {
    const { kind, ...rest } = mapping(value, place);
    const known = oneOf(...Object.keys(kinds))(kind, `${place}, kind`);
    return { kind: known, ...kinds[known]?.(rest, place) } as OfKind<K>;
  };
}

function mapping(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw problem(place, 'is no mapping');
}

function problem(place: string, what: string): Error {
  return new Error(`${place}: ${what}`);
}
