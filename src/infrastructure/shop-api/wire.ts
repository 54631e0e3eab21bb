import type { components } from './wire.generated';

type Schemas = components['schemas'];
export type SchemaName = keyof Schemas;

/** A type of the wire, by its name in the API document. */
export type Wire<Name extends SchemaName> = Schemas[Name];
