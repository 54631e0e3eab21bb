export type StructuredData = Readonly<Record<string, unknown>>;
