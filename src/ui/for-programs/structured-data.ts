/** Data in the vocabulary of schema.org, without the context. */
export type StructuredData = Readonly<Record<string, unknown>>;
