import { IsArray, IsDefined, ValidateNested } from 'class-validator';
import { isRecord, type UnknownRecord } from '#src/infrastructure/shared/json';
import type { SchemaName, Wire } from './wire';

/** Its fields have the names of the wire and the checks that they must pass. */
export type ResponseClass<T extends object> = new () => T;

type FieldReader = (wire: UnknownRecord) => unknown;
type FieldsOf<T, Name extends SchemaName> = {
  [K in keyof T]: K extends keyof Wire<Name>
    ? [NonNullable<Wire<Name>[K]> & NonNullable<T[K]>] extends [never]
      ? never
      : unknown
    : never;
};

const readers = new WeakMap<object, Map<string | symbol, FieldReader>>();

/**
 * Fills the declared fields from the wire. Null counts as absent. A value that is no object becomes an empty response,
 * so that the validation names its missing fields.
 */
export function createResponse<T extends object>(Response: ResponseClass<T>, wire: unknown): T {
  const response = new Response();
  const fields = isRecord(wire) ? wire : {};
  for (const name of Object.keys(response)) {
    const value = (declaredReader(Response.prototype as object, name) ?? fieldReader(name))(fields);
    if (value != null) Object.assign(response, { [name]: value });
  }
  return response;
}

/** The compiler checks that the schema of the API document has every field of the class. No effect at run time. */
export function ResponseOf<Name extends SchemaName>() {
  return <T extends object & FieldsOf<T, Name>>(_Response: ResponseClass<T>): void => undefined;
}

/** For a field that servers name differently or send in several forms. */
export function ReadFrom<Name extends SchemaName>(read: (wire: Wire<Name>) => unknown): PropertyDecorator {
  return (prototype, name) => setReader(prototype, name, read as FieldReader);
}

/** A nested response. A value that is no object fails the validation, and so does none, unless the field is optional. */
export function Nested<T extends object>(Response: ResponseClass<T>): PropertyDecorator {
  return (prototype, name) => {
    const read = fieldReader(name);
    setReader(prototype, name, (wire) => {
      const value = read(wire) ?? undefined;
      return isRecord(value) ? createResponse(Response, value) : value && typeof value;
    });
    IsDefined()(prototype, name);
    ValidateNested()(prototype, name);
  };
}

/** A list of nested responses. */
export function NestedList<T extends object>(Response: ResponseClass<T>): PropertyDecorator {
  return (prototype, name) => {
    const read = fieldReader(name);
    setReader(prototype, name, (wire) => {
      const value = read(wire);
      return Array.isArray(value) ? value.map((row: unknown) => createResponse(Response, row)) : value;
    });
    IsArray()(prototype, name);
    ValidateNested()(prototype, name);
  };
}

function fieldReader(name: string | symbol): FieldReader {
  const key = String(name);
  return (wire) => (Object.hasOwn(wire, key) ? wire[key] : undefined);
}

/** The reader of a field that the class or a class above it declares. */
function declaredReader(prototype: object | null, name: string): FieldReader | undefined {
  if (prototype === null) return undefined;
  return readers.get(prototype)?.get(name) ?? declaredReader(Object.getPrototypeOf(prototype) as object | null, name);
}

function setReader(prototype: object, name: string | symbol, read: FieldReader): void {
  const own = readers.get(prototype) ?? new Map<string | symbol, FieldReader>();
  readers.set(prototype, own.set(name, read));
}
