import { describe, expect, it } from 'vitest';
import type { SiteSearch } from '#src/application/ports/content/site-search';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Searchable, SearchKind } from '#src/domain/search/search-entry';

interface Subject {
  readonly over: (searchables: readonly Searchable[]) => SiteSearch;
  /** Over the same, but the first time that its index is needed it cannot be loaded. */
  readonly failingOnce: (searchables: readonly Searchable[]) => SiteSearch;
}

function searchable(kind: SearchKind, title: string, more: Partial<Record<'text' | 'keywords' | 'body', string>> = {}) {
  const { text = '', keywords = '', body = '' } = more;
  return { entry: { kind, path: `/${title}/`, title, text }, keywords, body } satisfies Searchable;
}

const site: readonly Searchable[] = [
  searchable('products', 'Late Rosé', { keywords: 'Grenache Mendocino', text: 'Pale and dry.' }),
  searchable('products', 'Night Bus', { keywords: 'red Gamay Quillfeather', body: 'Chill it for a barbecue.' }),
  searchable('products', 'Tiny Fireworks', { keywords: 'sparkling white Chenin Blanc', body: 'In 250 ml.' }),
  searchable('products', 'Gift card', { text: 'Worth what you say.' }),
  searchable('articles', 'How cold is cold enough?', { body: 'Red wine likes a little cold too, Gamay most of all.' }),
  searchable('help', 'What does shipping cost?', { body: 'The same for one can or forty-eight.' }),
  searchable('makers', 'Okoro Vance', { text: 'Point Arena, California' }),
];

/** Tests the contract of every site search (spec §2 Screens and routes). */
export function describeSiteSearch(name: string, { over, failingOnce }: Subject): void {
  describe(`${name} as SiteSearch (spec §2)`, () => {
    const titles = async (text: string) => (await over(site).search(text)).map(({ title }) => title);

    it.each(site.map(({ entry }) => entry.title))('finds %s first by its name', async (title) => {
      expect((await titles(title))[0]).toBe(title);
    });

    it.each([
      ['case and accents', 'LATE rose', 'Late Rosé'],
      ['accents that the name does not have', 'nïght bùs', 'Night Bus'],
      ['signs between words', '¡late—rosé!', 'Late Rosé'],
      ['the order of words', 'bus night', 'Night Bus'],
      ['the end of a word', 'firew', 'Tiny Fireworks'],
      ['a letter too few', 'nigt bus', 'Night Bus'],
      ['a letter too many', 'grenachee', 'Late Rosé'],
      ['two swapped letters', 'nihgt bus', 'Night Bus'],
      ['two wrong letters of a long word', 'fireworcz', 'Tiny Fireworks'],
      ['small words', 'what is the shipping', 'What does shipping cost?'],
      ['another name for it', 'bubbly', 'Tiny Fireworks'],
      ['another name of two words', 'gift voucher', 'Gift card'],
      ['another name among other words', 'delivery cost', 'What does shipping cost?'],
      ['where it is said', 'barbecue', 'Night Bus'],
    ])('does not mind %s', async (_what, text, title) => {
      expect((await titles(text))[0]).toBe(title);
    });

    it('puts exact names before mere mentions', async () => {
      const [first, second] = await over([
        searchable('articles', 'About cans', { body: 'Some say night, some say bus.' }),
        ...site,
      ]).search('night bus');
      expect([first?.title, second?.title]).toEqual(['Night Bus', 'About cans']);
    });

    it('leaves out partial matches, unless no entry matches in full', async () => {
      expect(await titles('gamay bus')).toEqual(['Night Bus']);
      expect(await titles('gamay zeppelin')).toEqual(['Night Bus', 'How cold is cold enough?']);
    });

    it('does not take a word of one or two letters for enough, unless nothing else was asked for', async () => {
      expect(await titles('zeppelin ml')).toEqual([]);
      expect(await titles('ml')).toEqual(['Tiny Fireworks']);
    });

    it.each(['', '   ', '!?', '(.*)+[', '🍷', '\u0000', '<b>', '__proto__', 'constructor', 'x'.repeat(100)])(
      'finds nothing for %j, and does not fail',
      async (text) => {
        expect(await titles(text)).toEqual([]);
      },
    );

    it('finds nothing on an empty site', async () => {
      expect(await over([]).search('rosé')).toEqual([]);
    });

    it('gives the entry as it was indexed', async () => {
      expect((await over(site).search('okoro'))[0]).toEqual(site.at(-1)?.entry);
    });

    it('rejects with the shop’s own error without its index, and loads it again when asked again', async () => {
      const search = failingOnce(site);
      await expect(search.search('rosé')).rejects.toBeInstanceOf(GatewayError);
      expect((await search.search('rosé'))[0]?.title).toBe('Late Rosé');
    });
  });
}
