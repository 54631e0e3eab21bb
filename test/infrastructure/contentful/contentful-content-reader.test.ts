import { describe, expect, it } from 'vitest';
import type { VariantOffer } from '#src/application/ports/shop/variant-reader';
import { cents } from '#src/domain/money/money';
import type { ProductContent, HomeContent, PageContent } from '#src/domain/page/page-content';
import type { ContentEntry } from '#src/infrastructure/contentful/content-entry';
import { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { recordLog } from '#test/fakes/system/recording-logger';
import { addresses } from '#test/support/content-addresses';
import {
  articleEntry,
  asset,
  EntriesAtHand,
  homeEntry,
  kitEntry,
  linked,
  makerEntry,
  merchEntry,
  packEntry,
  pageEntry,
  reviewEntry,
  settingsEntry,
  wineEntry,
} from './made-entries';
import { linesOf, offer, OffersAtHand } from './shop-at-hand';

const syrah = wineEntry({ sku: 'SYRAH-01', slug: 'radio-syrah', name: 'Radio Syrah' });
const everything = [
  wineEntry(),
  syrah,
  packEntry(),
  merchEntry(),
  kitEntry(),
  makerEntry(),
  reviewEntry(),
  homeEntry(),
  pageEntry(),
  articleEntry(),
  settingsEntry(),
];

/** A reader of these entries in a shop with the given offers; by default it sells every sku of the entries. */
function shopWith(entries: readonly ContentEntry[], sold?: readonly VariantOffer[]) {
  const source = new EntriesAtHand(entries);
  const variants = new OffersAtHand(sold ?? entries.map(({ fields }) => offer(String(fields['sku']))));
  const logger = recordLog();
  return {
    reader: new ContentfulContentReader(source, variants, new ManualClock(), addresses),
    source,
    variants,
    logger,
  };
}

async function pageOf<K extends PageContent['kind']>(
  reader: ContentfulContentReader,
  path: string,
  kind: K,
): Promise<Extract<PageContent, { kind: K }>> {
  const page = await reader.readPage(path);
  expect(page?.kind).toBe(kind);
  return page as Extract<PageContent, { kind: K }>;
}

const skus = (products: readonly { readonly sku: string }[]) => products.map(({ sku }) => sku);

describe('Prices and stock on the shelf (spec §7 variants)', () => {
  it('come from the back end, never from content', async () => {
    const { reader } = shopWith(
      [wineEntry({ price: 1 })],
      [offer('GAMAY-01', { price: cents(999), stock: { kind: 'back-order' }, noIndividualPurchase: true })],
    );
    const { products } = await pageOf(reader, '/shop/', 'shop');
    expect(products).toMatchObject([
      { sku: 'GAMAY-01', price: 999, stock: { kind: 'back-order' }, noIndividualPurchase: true },
    ]);
  });

  it.each([{ kind: 'few', left: 5 }, { kind: 'in-stock' }, { kind: 'out-of-stock' }] as const)(
    'show %j as it was told',
    async (stock) => {
      const { reader } = shopWith([wineEntry()], [offer('GAMAY-01', { stock })]);
      expect((await pageOf(reader, '/shop/', 'shop')).products[0]?.stock).toEqual(stock);
    },
  );

  it('are asked for once, a hundred skus at a time', async () => {
    const wines = Array.from({ length: 230 }, (_, index) => wineEntry({ sku: `W-${index}`, slug: `w-${index}` }));
    const { reader, variants } = shopWith([...wines, settingsEntry()]);
    expect((await pageOf(reader, '/shop/', 'shop')).products).toHaveLength(230);
    await reader.readPage('/products/w-7/');
    await reader.readCatalogue();
    expect(variants.calls.map(({ length }) => length)).toEqual([100, 100, 30]);
  });

  it('leave out products that the back end does not sell, tell the logger, and have no page for them', async () => {
    const { reader, logger } = shopWith([wineEntry(), syrah], [offer('SYRAH-01')]);
    expect(skus((await pageOf(reader, '/shop/', 'shop')).products)).toEqual(['SYRAH-01']);
    expect(await reader.readPage('/products/night-gamay/')).toBeUndefined();
    expect(await reader.listPages()).not.toContain('/products/night-gamay/');
    expect(linesOf(logger)).toEqual(['Left out: the back end does not sell this sku GAMAY-01']);
  });
});

describe('An unfinished entry (spec §3 Content types)', () => {
  const broken = wineEntry({ sku: 'OOPS-01', slug: 'oops', vintage: 'soon' });

  it('is left out of lists and told to the logger once', async () => {
    const { reader, logger } = shopWith([...everything, broken]);
    expect(skus((await pageOf(reader, '/shop/', 'shop')).products)).not.toContain('OOPS-01');
    await reader.readPage('/products/radio-syrah/');
    await reader.readCatalogue();
    expect(linesOf(logger)).toEqual(['Left out: Content product "product-OOPS-01", field vintage: must be a number']);
  });

  it('rejects on its own page, and is listed so that a build stops there', async () => {
    const { reader } = shopWith([...everything, broken]);
    await expect(reader.readPage('/products/oops/')).rejects.toMatchObject({
      code: 'wrong_shape',
      message: expect.stringContaining('vintage') as string,
    });
    expect(await reader.listPages()).toContain('/products/oops/');
  });

  it('of another kind takes down nothing else', async () => {
    const others = [
      reviewEntry({ score: 9 }, 'review-9'),
      makerEntry({ story: '' }),
      kitEntry({ postPromoPrice: 'much' }),
      articleEntry({ slug: 'half-done', author: undefined }),
      merchEntry({ sku: 'HAT', slug: 'hat', details: 'warm' }),
    ];
    const { reader, logger } = shopWith([...everything.filter(({ type }) => type !== 'maker'), ...others]);
    for (const path of ['/', '/shop/', '/blog/', '/reviews/', '/about/', '/products/radio-syrah/'])
      expect(await reader.readPage(path), path).toBeDefined();
    expect((await reader.readCatalogue()).kits).toHaveLength(1);
    expect((await pageOf(reader, '/blog/', 'article-list')).articles.map(({ path }) => path)).toEqual([
      '/blog/why-cans/',
    ]);
    await expect(reader.readPage('/blog/half-done/')).rejects.toMatchObject({ code: 'wrong_shape' });
    expect(linesOf(logger)).toHaveLength(others.length);
  });

  it('of a maker takes down the pages of that maker’s wines, but no list', async () => {
    const ofUnfinishedMaker = wineEntry({ maker: linked(makerEntry({ story: undefined })) });
    const { reader } = shopWith([ofUnfinishedMaker, syrah]);
    expect(skus((await pageOf(reader, '/shop/', 'shop')).products)).toEqual(['GAMAY-01', 'SYRAH-01']);
    await expect(reader.readPage('/products/night-gamay/')).rejects.toMatchObject({
      message: 'Content maker "maker-ana", field story: is missing',
    });
  });

  it.each([
    ['sku', { slug: 'other' }],
    ['slug', { sku: 'OTHER-01' }],
  ])('that takes another’s %s is left out', async (field, fields) => {
    const { reader, logger } = shopWith([wineEntry(), packEntry({ sku: 'GAMAY-01', slug: 'night-gamay', ...fields })]);
    expect(await pageOf(reader, '/products/night-gamay/', 'product')).toMatchObject({ product: { family: 'wine' } });
    expect((await pageOf(reader, '/shop/', 'shop')).products).toHaveLength(1);
    expect(linesOf(logger)).toEqual([expect.stringContaining(`field ${field}: `)]);
  });

  it('of the site’s settings rejects where it is needed', async () => {
    const { reader } = shopWith([settingsEntry({ footerText: '' })]);
    await expect(reader.readShell()).rejects.toMatchObject({ code: 'wrong_shape' });
    await expect(shopWith([]).reader.readShell()).rejects.toMatchObject({
      code: 'wrong_shape',
      message: 'The content service has no siteSettings entry',
    });
  });
});

describe('The home page (spec §2 Screens)', () => {
  const home = (reader: ContentfulContentReader): Promise<HomeContent> => pageOf(reader, '/', 'home');

  it('fills its hero and its rows', async () => {
    const { hero, rows, title, description } = await home(shopWith(everything).reader);
    expect([title, description]).toEqual(['Wine in cans', 'Good wine in small cans.']);
    expect(skus(hero.products)).toEqual(['GAMAY-01']);
    expect(rows.map(({ kind, products, makers }) => [kind, skus(products), makers.map(({ name }) => name)])).toEqual([
      ['featured', ['SYRAH-01', 'GAMAY-01'], []],
      ['packs', ['RED-6'], []],
      ['makers', [], ['Ana Corral']],
      ['club', [], []],
    ]);
  });

  it('shows the picture of the club’s page in the row about the club, when there is one', async () => {
    const clubPage = (image: Readonly<Record<string, unknown>>) =>
      pageEntry({ path: '/can-club/', slug: 'can-club', sections: {}, ...image });
    const alt = async (entries: readonly ContentEntry[]) =>
      (await home(shopWith([...everything, ...entries]).reader)).rows.map(({ picture }) => picture?.alt);
    const open = { image: asset('box.svg', 'An open box') };
    expect(await alt([clubPage(open)])).toEqual([undefined, undefined, undefined, 'An open box']);
    expect(await alt([clubPage({})])).toEqual([undefined, undefined, undefined, undefined]);
    expect(await alt([])).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('shows four that can be bought in a row that names none', async () => {
    const wines = Array.from({ length: 6 }, (_, index) => wineEntry({ sku: `W-${index}`, slug: `w-${index}` }));
    const sold = wines.map(({ fields }, index) =>
      offer(String(fields['sku']), index === 0 ? { stock: { kind: 'out-of-stock' } } : {}),
    );
    const { reader } = shopWith(
      [
        ...wines,
        homeEntry({
          rows: [{ kind: 'featured', title: 'x', text: 'x' }],
          hero: { headline: 'x', text: 'x', action: { label: 'x', to: '/' }, skus: [] },
        }),
      ],
      sold,
    );
    expect(skus((await home(reader)).rows[0]!.products)).toEqual(['W-1', 'W-2', 'W-3', 'W-4']);
  });

  it('leaves out a discontinued sku, and tells the logger', async () => {
    const { reader, logger } = shopWith([wineEntry(), homeEntry()]);
    expect(skus((await home(reader)).rows[0]!.products)).toEqual(['GAMAY-01']);
    expect(linesOf(logger)).toEqual(['Left out of the home page: nobody sells this sku SYRAH-01']);
  });

  it('is absent when there is no entry for it', async () => {
    expect(await shopWith([wineEntry()]).reader.readPage('/')).toBeUndefined();
  });
});

describe('A product page (spec §2 products)', () => {
  const product = (reader: ContentfulContentReader, slug: string): Promise<ProductContent> =>
    pageOf(reader, `/products/${slug}/`, 'product');

  it('has its own title and description, and its maker', async () => {
    const page = await product(shopWith(everything).reader, 'night-gamay');
    expect(page).toMatchObject({
      path: '/products/night-gamay/',
      title: 'Night Gamay',
      description: 'A light red in a small can.',
      noindex: false,
    });
    expect(page.maker).toMatchObject({ name: 'Ana Corral', picture: { alt: 'Rows of vines at dusk' } });
    expect(page.tastingNotes).toEqual(['Sour cherry', 'Wet stone', 'Violets']);
  });

  it('shows the contents of a pack, each with its product while it is sold', async () => {
    const { reader } = shopWith([wineEntry(), packEntry()]);
    expect((await product(reader, 'red-6-pack')).contents).toMatchObject([
      { quantity: 4, product: { sku: 'GAMAY-01' } },
    ]);
  });

  it('states the price of a pack in a full case, from its kit (spec §3 Kit)', async () => {
    const { reader } = shopWith([wineEntry(), packEntry(), kitEntry()]);
    expect((await product(reader, 'red-6-pack')).casePrices).toEqual({ 12: 4860, 24: 4320 });
    expect((await product(reader, 'night-gamay')).casePrices).toBeUndefined();
  });

  it("tells the cans and the sizes of a pack of one's own, and the least it can come to (spec §3 Line item: parts)", async () => {
    const own = (cans: number) =>
      packEntry({
        sku: `MIX-${cans}`,
        slug: `your-own-${cans}-pack`,
        name: `Your Own ${cans} Pack`,
        cans,
        contents: [],
        composable: true,
      });
    const offers = [
      offer('GAMAY-01', { price: cents(850), weight: 9.3 }),
      offer('SYRAH-01', { price: cents(700), weight: 9.3 }),
      offer('MIX-12', { price: cents(0), isSubscribable: true }),
      offer('MIX-6', { price: cents(0) }),
    ];
    const { reader } = shopWith([wineEntry(), syrah, own(12), own(6)], offers);
    const page = await product(reader, 'your-own-12-pack');
    expect(page.product).toMatchObject({ composedOf: 12, price: 8400, parts: [], isSubscribable: true });
    expect(page.ownPack?.sizes).toEqual([
      { cans: 6, slug: 'your-own-6-pack' },
      { cans: 12, slug: 'your-own-12-pack' },
    ]);
    expect(skus(page.ownPack?.cans ?? [])).toEqual(['GAMAY-01', 'SYRAH-01']);
    expect((await product(reader, 'night-gamay')).ownPack).toBeUndefined();
  });

  it('shows its reviews newest first, with their count and mean score', async () => {
    const reviews = [
      reviewEntry({ date: '2025-01-02', score: 4 }, 'a'),
      reviewEntry({ date: '2025-06-02', score: 5 }, 'b'),
      reviewEntry({ date: '2024-12-31', score: 5 }, 'c'),
      reviewEntry({ sku: 'SYRAH-01', date: '2025-02-02' }, 'd'),
    ];
    const page = await product(shopWith([wineEntry(), syrah, ...reviews]).reader, 'night-gamay');
    expect(page.reviews.map(({ date }) => date)).toEqual(['2025-06-02', '2025-01-02', '2024-12-31']);
    expect(page.reviewStats).toEqual({ count: 3, score: 4.7 });
  });

  it('suggests four others of its family: in stock first, then of the same type, then with most in common', async () => {
    const wine = (sku: string, wineType: string, features: readonly string[]) =>
      wineEntry({ sku, slug: sku.toLowerCase(), wineType, features });
    const entries = [
      wineEntry({ features: ['Vegan', 'Native yeast'] }),
      wine('WHITE-VEGAN', 'white', ['Vegan', 'Native yeast']),
      wine('RED-GONE', 'red', ['Vegan', 'Native yeast']),
      wine('RED-PLAIN', 'red', []),
      wine('WHITE-PLAIN', 'white', []),
      wine('RED-VEGAN', 'red', ['Vegan']),
      packEntry(),
    ];
    const sold = entries.map(({ fields }) =>
      offer(String(fields['sku']), fields['sku'] === 'RED-GONE' ? { stock: { kind: 'out-of-stock' } } : {}),
    );
    expect(skus((await product(shopWith(entries, sold).reader, 'night-gamay')).related)).toEqual([
      'RED-VEGAN',
      'RED-PLAIN',
      'WHITE-VEGAN',
      'WHITE-PLAIN',
    ]);
  });
});

describe('Lists of everything (spec §2 Fixed routes)', () => {
  it('show all reviews newest first with their product, and leave out those of discontinued products', async () => {
    const reviews = [
      reviewEntry({ date: '2025-01-01', score: 3 }, 'a'),
      reviewEntry({ date: '2025-02-01' }, 'b'),
      reviewEntry({ sku: 'GONE' }, 'c'),
    ];
    const page = await pageOf(shopWith([wineEntry(), ...reviews], [offer('GAMAY-01')]).reader, '/reviews/', 'reviews');
    expect(page.reviews.map(({ review, product }) => [review.date, product.sku])).toEqual([
      ['2025-02-01', 'GAMAY-01'],
      ['2025-01-01', 'GAMAY-01'],
    ]);
    expect(page.stats).toEqual({ count: 2, score: 4 });
  });

  it('show articles newest first', async () => {
    const articles = [
      articleEntry(),
      articleEntry({ slug: 'newer', date: '2025-06-01' }),
      articleEntry({ slug: 'older', date: '2025-01-01' }),
    ];
    const { articles: listed } = await pageOf(shopWith(articles).reader, '/blog/', 'article-list');
    expect(listed.map(({ path }) => path)).toEqual(['/blog/newer/', '/blog/why-cans/', '/blog/older/']);
  });

  it.each(['/shop/', '/blog/', '/reviews/'])(
    'take the words for %s from an entry with that path, when there is one',
    async (path) => {
      const own = await shopWith([]).reader.readPage(path);
      const worded = await shopWith([pageEntry({ path, title: 'Other words', noindex: true })]).reader.readPage(path);
      expect(own?.title).not.toBe('');
      expect(worded).toMatchObject({ path, title: 'Other words', description: 'Who we are.', noindex: true });
    },
  );
});

describe('The list of pages (spec §2)', () => {
  it('holds every public path once', async () => {
    const { reader } = shopWith([...everything, pageEntry({ path: '/shop/', slug: 'shop' })]);
    expect([...(await reader.listPages())].sort()).toEqual([
      '/',
      '/about/',
      '/blog/',
      '/blog/why-cans/',
      '/contact/',
      '/links/ana-corral/',
      '/products/glasses/',
      '/products/night-gamay/',
      '/products/radio-syrah/',
      '/products/red-6-pack/',
      '/reviews/',
      '/shop/',
      '/taste/',
    ]);
  });

  it('tells the logger of an entry that has no path', async () => {
    const { reader, logger } = shopWith([pageEntry({ path: undefined })]);
    await reader.listPages();
    expect(linesOf(logger)).toEqual(['Left out: Content page "page-about", field path: is missing']);
  });

  it('tells the logger of an article that has no slug', async () => {
    const { reader, logger } = shopWith([articleEntry({ slug: '' })]);
    await reader.listPages();
    expect(linesOf(logger)).toEqual([
      'Left out: Content article "article-", field slug: must be a text that is not empty',
      'Left out: Content article "article-", field slug: is missing',
    ]);
  });
});

describe('Loaded content', () => {
  it('is the requested content: a page of text needs no shelf', async () => {
    const { reader, source, variants } = shopWith(everything);
    await reader.readPage('/about/');
    await reader.readShell();
    expect(new Set(source.asked)).toEqual(new Set(['page', 'siteSettings']));
    expect(variants.calls).toEqual([]);
  });

  it('is loaded anew after a failure', async () => {
    const source = new EntriesAtHand([wineEntry()]);
    const offers = new OffersAtHand([offer('GAMAY-01')]);
    const failing = {
      readBySkus: (skus: readonly string[]) =>
        offers.calls.length === 0
          ? offers.readBySkus(skus).then(() => Promise.reject(new Error('down')))
          : offers.readBySkus(skus),
    };
    const reader = new ContentfulContentReader(source, failing, new ManualClock(), addresses);
    await expect(reader.readPage('/shop/')).rejects.toThrow('down');
    expect((await pageOf(reader, '/shop/', 'shop')).products).toHaveLength(1);
  });
});
