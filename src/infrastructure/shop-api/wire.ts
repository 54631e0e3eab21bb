import type { components } from '#contracts/shop-api.generated';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Check } from '#src/infrastructure/shared/checks';

type Schemas = components['schemas'];
type SchemaName = keyof Schemas;

/** A schema of the API document, by its name. */
export type Wire<Name extends SchemaName> = Schemas[Name];

/** A record of a schema before it is checked. */
export type Sent<Name extends SchemaName> = { readonly [Field in keyof Wire<Name>]?: unknown };

/** The compiler holds checks against a schema: each field has to be there, and may have the type that is checked. */
export type ChecksOf<Name extends SchemaName> = {
  readonly [Field in keyof Wire<Name>]?: Check<unknown, Loose<Wire<Name>[Field]>>;
};

/** Servers leave out fields that the schema has, and send words that it does not list. */
type Loose<T> =
  | undefined
  | (T extends readonly (infer Row)[]
      ? readonly Loose<Row>[]
      : T extends object
        ? { readonly [Field in keyof T]?: Loose<T[Field]> }
        : T extends string
          ? string
          : T);

/** The back end numbers its records. The shop knows ids as text. */
export function toId(id: number): string {
  return String(id);
}

/** Throws `not_found` for a text that cannot be an id of the back end. */
export function toWireId(id: string): number {
  const wireId = Number(id);
  if (!Number.isSafeInteger(wireId) || String(wireId) !== id)
    throw new GatewayError({ code: 'not_found', message: 'The shop gives no such ids' });
  return wireId;
}
