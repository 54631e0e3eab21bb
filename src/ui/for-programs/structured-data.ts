/** Something said in the words of schema.org, without the context. */
export type StructuredData = Readonly<Record<string, unknown>>;
