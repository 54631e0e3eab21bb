import { token } from '#src/application/ports/token';
import type { Searchable } from '#src/domain/search/search-entry';

/** Makes the index that a search reads, once for each build. */
export interface SearchIndexer {
  /** As data that can be written as JSON. */
  index(searchables: readonly Searchable[]): unknown;
}

export const SearchIndexer = token<SearchIndexer>('SearchIndexer');
