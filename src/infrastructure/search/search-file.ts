import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchIndexer } from '#src/application/ports/content/search-indexer';
import type { Searchable, SearchEntry } from '#src/domain/search/search-entry';
import { searchWords } from '#src/domain/search/search-text';

export const searchFileUrl = '/page-data/static/search.json';

/** The file that the build writes: the searchable entries, and the index over them by the place in that list. */
export interface SearchFile {
  readonly entries: readonly SearchEntry[];
  readonly index: AsPlainObject;
}

/** An entry as the index sees it. */
interface IndexedText {
  readonly id: number;
  readonly title: string;
  readonly keywords: string;
  readonly text: string;
  readonly body: string;
}

/** The same when the index is made and when it is read. */
export const indexOptions: Options<IndexedText> = {
  fields: ['title', 'keywords', 'text', 'body'],
  tokenize: (text) => [...searchWords(text)],
  processTerm: (word) => word,
};

/** Makes the file whose index MiniSearchSiteSearch reads. */
export class MiniSearchIndexer implements SearchIndexer {
  index(searchables: readonly Searchable[]): SearchFile {
    const index = new MiniSearch(indexOptions);
    searchables.forEach(({ entry: { title, text }, keywords, body }, id) => {
      index.add({ id, title, text, keywords, body });
    });
    return { entries: searchables.map(({ entry }) => entry), index: index.toJSON() };
  }
}
