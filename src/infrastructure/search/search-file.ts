import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchIndexer } from '#src/application/ports/content/search-indexer';
import type { Searchable, SearchEntry } from '#src/domain/search/search-entry';
import { searchWords } from '#src/domain/search/search-text';

export const searchFileUrl = '/page-data/static/search.json';

/** The index refers to entries by their place in the list. */
export interface SearchFile {
  readonly entries: readonly SearchEntry[];
  readonly index: AsPlainObject;
}

interface IndexedText {
  readonly id: number;
  readonly title: string;
  readonly keywords: string;
  readonly text: string;
  readonly body: string;
}

/** The same for making and reading the index. */
export const indexOptions: Options<IndexedText> = {
  fields: ['title', 'keywords', 'text', 'body'],
  tokenize: (text) => [...searchWords(text)],
  processTerm: (word) => word,
};

export class MiniSearchIndexer implements SearchIndexer {
  index(searchables: readonly Searchable[]): SearchFile {
    const index = new MiniSearch(indexOptions);
    searchables.forEach(({ entry: { title, text }, keywords, body }, id) => {
      index.add({ id, title, text, keywords, body });
    });
    return { entries: searchables.map(({ entry }) => entry), index: index.toJSON() };
  }
}
