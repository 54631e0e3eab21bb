import { performance } from 'node:perf_hooks';
import type { Searchable } from '#src/domain/search/search-entry';
import { MiniSearchSiteSearch } from '#src/infrastructure/search/minisearch-site-search';
import { MiniSearchIndexer, type SearchFile } from '#src/infrastructure/search/search-file';

const PRODUCTS = 1000;
const WORDS_OF_EACH = 60;
const ROUNDS = 30;
/** Names, mistyped names, the beginning of one, another name of a thing, and a text without results. */
const TEXTS = ['wine 0500', 'bright peahc', 'gre', 'bubbly', 'zeppelin', 'w1 w2 w3 w4'];

/** Milliseconds of a search over a thousand products: the median of each text, and the first one, which reads the index. */
export interface SearchTimes {
  readonly products: number;
  readonly first: number;
  readonly texts: Readonly<Record<string, number>>;
}

/** Measures the shop's search on this machine, over an index as the build writes it. */
export async function searchTimes(): Promise<SearchTimes> {
  const file = JSON.stringify(
    new MiniSearchIndexer().index(Array.from({ length: PRODUCTS }, (_, index) => made(index))),
  );
  const search = new MiniSearchSiteSearch(() => Promise.resolve(JSON.parse(file) as SearchFile));
  const first = await milliseconds(() => search.search('first'));
  const texts: Record<string, number> = {};
  for (const text of TEXTS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await milliseconds(() => search.search(text)));
    times.sort((one, other) => one - other);
    texts[text] = times[times.length >> 1] ?? 0;
  }
  return { products: PRODUCTS, first, texts };
}

/** A product with some words of its own and some that many products have. */
function made(index: number): Searchable {
  const number = String(index).padStart(4, '0');
  const terms = Array.from({ length: WORDS_OF_EACH }, (_, place) => `w${(index * 7 + place * 13) % 900}`);
  return {
    entry: {
      kind: 'products',
      path: `/products/${number}/`,
      title: `Wine ${number}`,
      text: 'Bright peach and grenache.',
    },
    keywords: index % 3 === 0 ? 'sparkling' : 'still',
    body: terms.join(' '),
  };
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round((performance.now() - start) * 10) / 10;
}
