import { fieldsOf } from '#sandbox/http/request-body';
import type { SchemaProblem } from './errors';
import { SignInRefusal } from './errors';

/** The type of a field; with a question mark it may be missing or null. */
type Kind = 'string' | 'string?' | 'number?' | 'boolean?' | 'object?';
interface Values {
  string: string;
  'string?': string | undefined;
  'number?': number | undefined;
  'boolean?': boolean | undefined;
  'object?': Readonly<Record<string, unknown>> | undefined;
}

export type BodyOf<Shape extends Readonly<Record<string, Kind>>> = {
  readonly [Name in keyof Shape]: Values[Shape[Name]];
};

/** Reads the named fields and ignores others. Throws an error that lists the problem of each. */
export function readBody<const Shape extends Readonly<Record<string, Kind>>>(
  body: unknown,
  shape: Shape,
): BodyOf<Shape> {
  const fields = fieldsOf(body);
  const problems: SchemaProblem[] = [];
  const values = Object.entries(shape).map(([name, kind]) => {
    const value = fields[name] ?? undefined;
    const type = kind.replace('?', '');
    if (value === undefined && !kind.endsWith('?'))
      problems.push({ dataPath: '', message: `should have required property '${name}'` });
    if (value !== undefined && typeOf(value) !== type)
      problems.push({ dataPath: `.${name}`, message: `should be ${type}` });
    return [name, value] as const;
  });
  if (problems.length > 0) throw new SignInRefusal('bad_request', problems);
  return Object.fromEntries(values) as unknown as BodyOf<Shape>;
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
