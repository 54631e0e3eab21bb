import MiniSearch, { type Query } from 'minisearch';
import type { SiteSearch } from '#src/application/ports/content/site-search';
import type { SearchEntry } from '#src/domain/search/search-entry';
import { decidingWords, sufficientWords, swappedWords } from '#src/domain/search/search-text';
import { phrasings } from '#src/domain/search/synonyms';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import { indexOptions, type SearchFile } from './search-file';

/** From so many letters on a word may be the beginning of another. */
const shortestPrefix = 3;
/** From so many letters on a word may have a letter wrong, from eight two. */
const shortestFuzzy = 4;
const lettersPerMistake = 0.2;

const searchOptions = {
  boost: { title: 6, keywords: 2, text: 1.5 },
  prefix: (word: string) => word.length >= shortestPrefix,
  fuzzy: (word: string) => (word.length < shortestFuzzy ? false : lettersPerMistake),
  weights: { prefix: 0.5, fuzzy: 0.3 },
};

/** Searches the index that the build made, loaded with the first search. */
export class MiniSearchSiteSearch implements SiteSearch {
  private readonly file;

  /** `load` rejects with GatewayError. */
  constructor(load: () => Promise<SearchFile>) {
    this.file = loadOnce(async () => {
      const { entries, index } = await load();
      return { entries, index: MiniSearch.loadJS(index, indexOptions) };
    });
  }

  async search(text: string): Promise<readonly SearchEntry[]> {
    const queries = phrasings(text)
      .map(decidingWords)
      .filter((terms) => terms.length > 0);
    if (queries.length === 0) return [];
    const { entries, index } = await this.file();
    const find = (combineWith: 'AND' | 'OR', wordings: readonly (readonly string[])[]) =>
      index.search(
        { combineWith: 'OR', queries: wordings.map((terms) => ({ combineWith, queries: terms.map(wordQuery) })) },
        searchOptions,
      );
    const complete = find('AND', queries);
    const found = complete.length > 0 ? complete : find('OR', queries.map(sufficientWords));
    return found.flatMap(({ id }) => entries[Number(id)] ?? []);
  }
}

function wordQuery(word: string): Query {
  return { combineWith: 'OR', queries: [word, { queries: [...swappedWords(word)], prefix: false, fuzzy: false }] };
}
