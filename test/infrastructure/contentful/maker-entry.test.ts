import { describe, expect, it } from 'vitest';
import type { ContentEntry } from '#src/infrastructure/contentful/content-entry';
import { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { addresses } from '#test/support/content-addresses';
import { EntriesAtHand, linked, makerEntry, reviewEntry, wineEntry } from './made-entries';
import { offer, OffersAtHand } from './shop-at-hand';

const bea = { ...makerEntry({ name: 'Bea Fog', slug: 'bea-fog' }), id: 'maker-bea' };
const beas = wineEntry({ sku: 'FOG-01', slug: 'fog', name: 'Fog', maker: linked(bea) });

function shopWith(entries: readonly ContentEntry[]): ContentfulContentReader {
  const offers = new OffersAtHand(entries.map(({ fields }) => offer(String(fields['sku']))));
  return new ContentfulContentReader(new EntriesAtHand(entries), offers, new ManualClock(), addresses);
}

async function makerPage(entries: readonly ContentEntry[], slug = 'ana-corral') {
  const page = await shopWith(entries).readPage(`/links/${slug}/`);
  if (page?.kind !== 'maker') throw new Error(`"${slug}" is no maker's page`);
  return page;
}

describe('The page of a maker (spec §2 maker links)', () => {
  it('has their names, their farming, and the awards of their own wines', async () => {
    const awards = [
      { sku: 'GAMAY-01', award: 'Gold, County Fair 2026' },
      { sku: 'FOG-01', award: 'Silver, of another maker' },
      { sku: 'GONE-01', award: 'Bronze, not sold any more' },
    ];
    const page = await makerPage([makerEntry({ people: 'Ana', farming: 'By hand', awards }), bea, wineEntry(), beas]);
    expect(page.facts.slice(2)).toEqual([
      { label: 'People', value: 'Ana' },
      { label: 'Vineyard', value: 'By hand' },
    ]);
    const [wine] = page.products;
    expect(page.awards).toEqual([{ wine: { name: wine?.name, slug: wine?.slug }, award: 'Gold, County Fair 2026' }]);
  });

  it('has the story, the facts and this maker’s wines with the rating of all of them', async () => {
    const page = await makerPage([
      makerEntry({ region: 'Lodi', founded: 2011 }),
      bea,
      wineEntry(),
      beas,
      reviewEntry({ score: 5 }, 'r1'),
      reviewEntry({ score: 4 }, 'r2'),
      reviewEntry({ sku: 'FOG-01', score: 1 }, 'r3'),
    ]);
    expect(page).toMatchObject({
      path: '/links/ana-corral/',
      title: 'Ana Corral, Lodi, California',
      description: 'She grew up among vines.',
      story: ['She grew up among vines.', 'Then she left them, and came back.'],
      maker: { story: 'She grew up among vines.', name: 'Ana Corral', slug: 'ana-corral', place: 'Lodi, California' },
      facts: [
        { label: 'Region', value: 'Lodi' },
        { label: 'Founded', value: '2011' },
      ],
      links: [],
      reviewStats: { count: 2, score: 4.5 },
    });
    expect(page.products.map(({ sku }) => sku)).toEqual(['GAMAY-01']);
  });

  it('is listed for the build, one page for each maker', async () => {
    const paths = await shopWith([makerEntry(), bea, wineEntry()]).listPages();
    expect(paths).toEqual(expect.arrayContaining(['/links/ana-corral/', '/links/bea-fog/']));
    expect(await shopWith([makerEntry()]).readPage('/links/nobody/')).toBeUndefined();
  });

  it('describes itself with whole words of the story, as many as search engines show', async () => {
    const { description } = await makerPage([makerEntry({ story: 'She grew up, among vines. '.repeat(12) })]);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/^She grew up, .*[a-z]…$/);
  });

  it('leads into the shop and to the web', async () => {
    const links = [
      { label: 'Her wines in packs', to: '/shop/?family=pack' },
      { label: 'Her own site', url: 'https://ana.example/' },
    ];
    expect((await makerPage([makerEntry({ links })])).links).toEqual([
      { label: 'Her wines in packs', to: '/shop/?family=pack' },
      { label: 'Her own site', to: 'https://ana.example/' },
    ]);
  });

  it.each([
    ['a script', { label: 'x', url: 'javascript:alert(1)' }, 'links[0].url'],
    ['a script as a path', { label: 'x', to: 'javascript:alert(1)' }, 'links[0].to'],
    ['a mail address', { label: 'x', url: 'mailto:ana@example.com' }, 'links[0].url'],
    ['another host as a path', { label: 'x', to: '//evil.example/' }, 'links[0].to'],
    ['a web address as a path', { label: 'x', to: 'https://ana.example/' }, 'links[0].to'],
    ['no target', { label: 'x' }, 'links[0].url'],
    ['no label', { to: '/shop/' }, 'links[0].label'],
    ['a word', 'https://ana.example/', 'links[0]'],
  ])('is refused with %s as a link, by name', async (_case, link, field) => {
    await expect(makerPage([makerEntry({ links: [link] })])).rejects.toThrow(
      `Content maker "maker-ana", field ${field}: `,
    );
  });

  it('has no links when an editor never wrote any', async () => {
    expect(await makerPage([makerEntry({ links: undefined })])).toMatchObject({ kind: 'maker', links: [] });
  });

  it.each(['region', 'founded'])('is refused by name without its %s', async (field) => {
    await expect(makerPage([makerEntry({ [field]: undefined })])).rejects.toThrow(
      `Content maker "maker-ana", field ${field}: `,
    );
  });

  it('is refused by name when two makers share its slug: the links of their wines could mean either', async () => {
    const twin = { ...makerEntry({ name: 'Ana the Other' }), id: 'maker-other' };
    const reading = shopWith([makerEntry(), twin, wineEntry()]).readPage('/links/ana-corral/');
    await expect(reading).rejects.toMatchObject({ code: 'wrong_shape' });
    await expect(reading).rejects.toThrow(
      'Content maker "maker-other", field slug: "ana-corral" is taken by maker "maker-ana"',
    );
  });
});

describe('The rating of a product on the shelf (spec §3 Client state, reviews)', () => {
  it('is that of its reviews, and absent without any', async () => {
    const page = await shopWith([
      wineEntry(),
      beas,
      reviewEntry({ score: 5 }, 'r1'),
      reviewEntry({ score: 4 }, 'r2'),
    ]).readPage('/shop/');
    const products = page?.kind === 'shop' ? page.products : [];
    expect(products.map(({ sku, rating }) => [sku, rating])).toEqual([
      ['GAMAY-01', { count: 2, score: 4.5 }],
      ['FOG-01', undefined],
    ]);
  });
});
