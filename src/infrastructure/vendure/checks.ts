import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Instant } from '#src/domain/interval/interval';
import { isRecord } from '#src/infrastructure/shared/json';

/** Reads a value of an answer. What may be missing and is malformed is left out, and its path noted. */
export type Check<T> = (value: unknown, path: string, leftOut: string[]) => T;

/** The type of what a check lets through. */
export type Checked<C> = C extends Check<infer T> ? T : never;

class Malformed extends Error {}

function scalar<T>(isValid: (value: unknown) => value is T): Check<T> {
  return (value, path) => {
    if (isValid(value)) return value;
    throw new Malformed(path);
  };
}

export const text = scalar((value): value is string => typeof value === 'string');
export const number = scalar((value): value is number => typeof value === 'number' && Number.isFinite(value));
export const truth = scalar((value): value is boolean => typeof value === 'boolean');

export const moment: Check<Instant> = (value, path) => {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(instant)) throw new Malformed(path);
  return instant;
};

export function list<T>(check: Check<T>): Check<readonly T[]> {
  return (value, path, leftOut) => {
    if (!Array.isArray(value)) throw new Malformed(path);
    return value.map((row: unknown, index) => check(row, `${path}.${index}`, leftOut));
  };
}

/** Undefined for what is not there; what is there has to be readable. */
export function noneOr<T>(check: Check<T>): Check<T | undefined> {
  return (value, path, leftOut) => (value === null || value === undefined ? undefined : check(value, path, leftOut));
}

/** Undefined for what is not there or cannot be read. */
export function maybe<T>(check: Check<T>): Check<T | undefined> {
  return (value, path, leftOut) => {
    if (value === null || value === undefined) return undefined;
    try {
      return check(value, path, leftOut);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      leftOut.push(error.message);
      return undefined;
    }
  };
}

type Checks = Readonly<Record<string, Check<unknown>>>;

export function fields<C extends Checks>(checks: C): Check<{ readonly [Name in keyof C]: Checked<C[Name]> }> {
  return (value, path, leftOut) => {
    if (!isRecord(value)) throw new Malformed(path);
    const entries = Object.entries(checks).map(([name, check]) => [
      name,
      check(own(value, name), `${path}.${name}`, leftOut),
    ]);
    return Object.fromEntries(entries) as { readonly [Name in keyof C]: Checked<C[Name]> };
  };
}

function own(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Reads an answer. Throws `wrong_shape`; errors and logs name paths and no values, which may be personal data. */
export function checked<T>(check: Check<T>, data: unknown): T {
  const leftOut: string[] = [];
  try {
    const read = check(data, 'data', leftOut);
    if (leftOut.length > 0) log.warn('The shop answered something malformed, which is left out', { paths: leftOut });
    return read;
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    throw new GatewayError({
      code: 'wrong_shape',
      message: `The answer of the shop has the wrong shape: ${error.message}`,
    });
  }
}
