import type { SiteSearch } from '#src/application/ports/content/site-search';
import type { GatewayError } from '#src/application/ports/gateway-error';
import type { Searchable, SearchEntry } from '#src/domain/search/search-entry';
import { decidingWords, searchWords, sufficientWords, swappedWords } from '#src/domain/search/search-text';
import { phrasings } from '#src/domain/search/synonyms';

/** Compares every word with every word. Its next results can be failures, or be held back. */
export class InMemorySiteSearch implements SiteSearch {
  searchables: readonly Searchable[];
  private failures: readonly GatewayError[] = [];
  private gate: Promise<void> = Promise.resolve();

  constructor(searchables: readonly Searchable[] = []) {
    this.searchables = searchables;
  }

  async search(text: string): Promise<readonly SearchEntry[]> {
    const queries = phrasings(text)
      .map(decidingWords)
      .filter((terms) => terms.length > 0);
    if (queries.length === 0) return [];
    await this.gate;
    const [failure, ...later] = this.failures;
    this.failures = later;
    if (failure) throw failure;
    const complete = this.ranked((searchable) =>
      Math.max(
        ...queries.map((terms) => (terms.every((word) => points(word, searchable) > 0) ? sum(terms, searchable) : 0)),
      ),
    );
    return complete.length > 0
      ? complete
      : this.ranked((searchable) => Math.max(...queries.map((terms) => sum(sufficientWords(terms), searchable))));
  }

  /** Makes the next searches fail, one after another; later ones succeed. */
  failNext(...failures: readonly GatewayError[]): void {
    this.failures = [...this.failures, ...failures];
  }

  /** Holds the results of searches from now on, until the returned function is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.gate = new Promise((resolve) => (release = resolve));
    return release;
  }

  private ranked(scoreOf: (searchable: Searchable) => number): readonly SearchEntry[] {
    return this.searchables
      .map((searchable) => ({ entry: searchable.entry, score: scoreOf(searchable) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ entry }) => entry);
  }
}

function sum(terms: readonly string[], searchable: Searchable): number {
  return terms.reduce((total, word) => total + points(word, searchable), 0);
}

/** Scores a word by the place where it is found: the title counts most. */
function points(word: string, { entry, keywords, body }: Searchable): number {
  const best = (text: string) => Math.max(0, ...searchWords(text).map((other) => likeness(word, other)));
  return 6 * best(entry.title) + 2 * best(keywords) + best(`${entry.text} ${body}`);
}

/** 1 for the word itself, less for its beginning, least for one with a letter wrong. */
function likeness(word: string, other: string): number {
  if (word === other) return 1;
  if (word.length > 2 && other.startsWith(word)) return 0.5;
  const most = word.length < 4 ? 0 : Math.round(word.length * 0.2);
  return swappedWords(word).includes(other) || (most > 0 && distance(word, other) <= most) ? 0.3 : 0;
}

/** Letters to add, drop or replace (Levenshtein). */
function distance(word: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [y, letter] of Array.from(word).entries()) {
    const next = [y + 1];
    for (const [x, against] of Array.from(other).entries())
      next.push(Math.min((row[x] ?? 0) + (letter === against ? 0 : 1), (row[x + 1] ?? 0) + 1, (next[x] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
