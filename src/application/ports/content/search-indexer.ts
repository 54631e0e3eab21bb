import { token } from '#src/application/ports/token';
import type { Searchable } from '#src/domain/search/search-entry';

/** Once for each build. */
export interface SearchIndexer {
  /** Can be written as JSON. */
  index(searchables: readonly Searchable[]): unknown;
}

export const SearchIndexer = token<SearchIndexer>('SearchIndexer');
