import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteSearch } from '#src/application/ports/content/site-search';
import type { PageContent } from '#src/domain/page/page-content';
import { searchablesOf } from '#src/domain/search/search-entry';
import { searchGroups } from '#src/domain/search/search-results';
import { searchWords } from '#src/domain/search/search-text';
import { MiniSearchSiteSearch } from '#src/infrastructure/search/minisearch-site-search';
import { MiniSearchIndexer } from '#src/infrastructure/search/search-file';
import { SandboxContent } from '#test/contracts/content/sandbox-content';

const content = new SandboxContent();
let pages: readonly PageContent[] = [];
let search: SiteSearch;

beforeAll(async () => {
  await content.start();
  const reader = content.reader();
  const read = await Promise.all((await reader.listPages()).map((path) => reader.readPage(path)));
  pages = read.filter((page) => page !== undefined);
  const file = new MiniSearchIndexer().index(pages.flatMap(searchablesOf));
  search = new MiniSearchSiteSearch(() => Promise.resolve(file));
});
afterAll(() => content.stop());

/** The result that leads its kind, as the shopper sees it. */
async function first(text: string, kind = 'products'): Promise<string | undefined> {
  const groups = searchGroups(await search.search(text), text);
  return groups.find((group) => group.kind === kind)?.entries[0]?.title;
}

/** With two letters in the middle of its longest word swapped. */
function mistyped(name: string): string {
  const [longest = ''] = [...searchWords(name)].sort((one, other) => other.length - one.length);
  const middle = Math.floor(longest.length / 2);
  const swapped = longest.slice(0, middle - 1) + longest.charAt(middle) + longest.charAt(middle - 1);
  return searchWords(name)
    .map((word) => (word === longest ? swapped + longest.slice(middle + 1) : word))
    .join(' ');
}

describe('Search over the sandbox’s content (spec §2 Screens and routes)', () => {
  it('finds everything that is sold by its exact name, first', async () => {
    const names = pages.flatMap((page) => (page.kind === 'product' ? page.product.name : []));
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) expect(await first(name)).toBe(name);
  });

  it('finds everything that is sold with two letters of its name swapped', async () => {
    for (const page of pages) {
      if (page.kind !== 'product') continue;
      const { name } = page.product;
      const titles = (await search.search(mistyped(name))).map(({ title }) => title);
      expect(titles, mistyped(name)).toContain(name);
    }
  });

  it('finds every article and every page of text by its title', async () => {
    for (const page of pages) {
      if (page.kind === 'article') expect(await first(page.title, 'articles')).toBe(page.title);
      if (page.kind === 'static-page' && !page.noindex) expect(await first(page.title, 'help')).toBe(page.title);
    }
  });

  it.each(['<img src=x onerror=alert(1)>qqq', 'zzzxyz', 'a'.repeat(100)])('finds nothing for %s', async (text) => {
    expect(await search.search(text)).toEqual([]);
  });

  it.each([
    ['bubbly', 'products', /sparkling|pet-nat|brut|bubbl/i],
    ['gift voucher', 'products', /gift card/i],
    ['how long does it keep', 'help', /how long does it keep/i],
  ])('finds %s', async (text, kind, title) => {
    expect(await first(text, kind)).toMatch(title);
  });
});
