import type { SearchAction, Thing, WebSite, WithActionConstraints } from 'schema-dts';

/** Data in the words of schema.org, which the compiler checks. */
export type StructuredData = Exclude<Thing, string>;

/** A site that can be searched: schema.org writes the field of the query beside the action. */
export type SearchableSite = Exclude<WebSite, string> & {
  readonly potentialAction: WithActionConstraints<SearchAction>;
};
