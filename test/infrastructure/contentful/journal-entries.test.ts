import { describe, expect, it } from 'vitest';
import type { ArticleListContent } from '#src/domain/journal/journal-content';
import type { ArticleContent } from '#src/domain/page/page-content';
import type { ContentEntry } from '#src/infrastructure/contentful/content-entry';
import { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { recordLog } from '#test/fakes/system/recording-logger';
import { addresses } from '#test/support/content-addresses';
import {
  articleEntry,
  asset,
  EntriesAtHand,
  linked,
  pageEntry,
  tagEntry,
  unresolvedLink,
  wineEntry,
} from './made-entries';
import { linesOf, offer, OffersAtHand } from './shop-at-hand';

const food = tagEntry({ slug: 'food', name: 'Food', title: 'What to eat with it', metaDescription: 'Pairing.' });

function journalWith(entries: readonly ContentEntry[]) {
  const logger = recordLog();
  const offers = new OffersAtHand(entries.map(({ fields }) => offer(String(fields['sku']))));
  return {
    reader: new ContentfulContentReader(new EntriesAtHand(entries), offers, new ManualClock(), addresses),
    logger,
  };
}

async function article(reader: ContentfulContentReader, path = '/blog/why-cans/'): Promise<ArticleContent> {
  const page = await reader.readPage(path);
  expect(page?.kind).toBe('article');
  return page as ArticleContent;
}

async function list(reader: ContentfulContentReader, path = '/blog/'): Promise<ArticleListContent> {
  const page = await reader.readPage(path);
  expect(page?.kind).toBe('article-list');
  return page as ArticleListContent;
}

const paths = (articles: readonly { readonly path: string }[]) => articles.map(({ path }) => path);

describe('An article (spec §2 /en-US/blog/{slug}, §3 Content types)', () => {
  it('knows its tags, how long it takes, its products in the editor’s order, and its neighbors', async () => {
    const syrah = wineEntry({ sku: 'SYRAH-01', slug: 'radio-syrah', name: 'Radio Syrah' });
    const { reader, logger } = journalWith([
      wineEntry(),
      syrah,
      articleEntry({ slug: 'older', title: 'Older', date: '2024-01-01' }),
      articleEntry({ slug: 'newer', title: 'Newer', date: '2026-01-01' }),
      articleEntry({
        body: 'word '.repeat(500),
        updated: '2025-06-01',
        authorNote: 'Ana grows Gamay.',
        tags: [linked(tagEntry()), linked(food)],
        relatedSkus: ['SYRAH-01', 'GAMAY-01'],
      }),
    ]);
    const page = await article(reader);
    expect(page).toMatchObject({
      date: '2025-05-02',
      updated: '2025-06-01',
      authorNote: 'Ana grows Gamay.',
      readingMinutes: 3,
      tags: [
        { path: '/blog/tag/cans/', name: 'Cans' },
        { path: '/blog/tag/food/', name: 'Food' },
      ],
      previous: { path: '/blog/newer/', title: 'Newer' },
      next: { path: '/blog/older/', title: 'Older' },
    });
    expect(page.related.map(({ sku, price }) => [sku, price])).toEqual([
      ['SYRAH-01', 850],
      ['GAMAY-01', 850],
    ]);
    expect(linesOf(logger)).toEqual([]);
  });

  it('leaves out a discontinued product, and tells the logger', async () => {
    const { reader, logger } = journalWith([wineEntry(), articleEntry({ relatedSkus: ['GONE-01', 'GAMAY-01'] })]);
    expect((await article(reader)).related.map(({ sku }) => sku)).toEqual(['GAMAY-01']);
    expect(linesOf(logger)).toEqual(['Left out of the article "why-cans": nobody sells this sku GONE-01']);
  });

  it.each([
    ['missing', undefined],
    ['not published', unresolvedLink],
    ['without a file', { sys: { type: 'Asset', id: 'x' }, fields: { title: 'x' } }],
    [
      'a script',
      {
        sys: { type: 'Asset', id: 'x' },
        fields: { file: { url: 'javascript:alert(1)', details: { image: { width: 9, height: 9 } } } },
      },
    ],
  ])('goes without a picture that is %s, and tells the logger once', async (_what, image) => {
    const { reader, logger } = journalWith([articleEntry({ image })]);
    expect((await article(reader)).picture).toBeUndefined();
    expect((await list(reader)).articles[0]).not.toHaveProperty('picture');
    expect(linesOf(logger)).toEqual([expect.stringContaining('Content article "article-why-cans", field image: ')]);
  });

  it('lets nothing run that its text holds: HTML is left out, a script link keeps its words, both are logged', async () => {
    const { reader, logger } = journalWith([
      articleEntry({
        body: [
          '<script>alert(1)</script>',
          'Read [this](javascript:alert(2)) and [that](/shop/), <img src=x onerror="alert(3)"> please.',
          '<iframe src="//elsewhere.example/"></iframe>',
        ].join('\n\n'),
      }),
    ]);
    const { body } = await article(reader);
    expect(body).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { kind: 'text', text: 'Read ' },
          { kind: 'text', text: 'this' },
          { kind: 'text', text: ' and ' },
          { kind: 'link', to: '/shop/', spans: [{ kind: 'text', text: 'that' }] },
          { kind: 'text', text: ', ' },
          { kind: 'text', text: ' please.' },
        ],
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/script|alert|onerror|iframe/);
    expect(linesOf(logger)).toEqual([
      expect.stringMatching(/field body: the HTML "<script>.*is left out/) as string,
      expect.stringMatching(/field body: the link to "javascript:alert\(2\)".*is left out/) as string,
      expect.stringMatching(/field body: the HTML "<img .*is left out/) as string,
      expect.stringMatching(/field body: the HTML "<iframe .*is left out/) as string,
    ]);
  });

  it('stops a build with its name when its tag is not published', async () => {
    const { reader } = journalWith([articleEntry({ tags: [unresolvedLink] })]);
    expect(await reader.listPages()).toContain('/blog/why-cans/');
    await expect(reader.readPage('/blog/why-cans/')).rejects.toMatchObject({
      code: 'wrong_shape',
      message: 'Content article "article-why-cans", field tags[0]: links to no published entry',
    });
  });
});

describe('Two entries with one address (spec §3 Content types)', () => {
  const twin = { ...articleEntry({ title: 'The other' }), id: 'article-twin' };

  it('stop a build, which names both', async () => {
    await expect(journalWith([articleEntry(), twin]).reader.listPages()).rejects.toMatchObject({
      code: 'wrong_shape',
      message: 'Content article "article-twin", field slug: "why-cans" is taken by article "article-why-cans"',
    });
    const page = { ...pageEntry(), id: 'page-twin' };
    await expect(journalWith([pageEntry(), page]).reader.listPages()).rejects.toMatchObject({
      message: 'Content page "page-twin", field path: "/about/" is taken by page "page-about"',
    });
  });

  it('leave the older one its page in a preview', async () => {
    const { reader, logger } = journalWith([articleEntry(), twin]);
    expect((await article(reader)).title).toBe('Why cans');
    expect((await list(reader)).articles).toHaveLength(1);
    expect(linesOf(logger)).toEqual([expect.stringContaining('article-twin')]);
  });
});

describe('The list of a tag (spec §2 blog)', () => {
  const entries = [
    articleEntry({ slug: 'noodles', date: '2024-01-01', tags: [linked(food)] }),
    articleEntry({ slug: 'cheese', date: '2025-01-01', tags: [linked(tagEntry()), linked(food)] }),
    articleEntry({ slug: 'metal', date: '2026-01-01', tags: [linked(tagEntry())] }),
  ];

  it('holds its articles, newest first, under a title and a description of its own', async () => {
    const { reader } = journalWith(entries);
    const page = await list(reader, '/blog/tag/food/');
    expect(page).toMatchObject({
      path: '/blog/tag/food/',
      title: 'What to eat with it',
      description: 'Pairing.',
      tag: { path: '/blog/tag/food/', name: 'Food' },
    });
    expect(paths(page.articles)).toEqual(['/blog/cheese/', '/blog/noodles/']);
  });

  it('leads to the other tags, with how many articles they have in the whole journal', async () => {
    const { reader } = journalWith(entries);
    const tags = [
      { path: '/blog/tag/cans/', name: 'Cans', count: 2 },
      { path: '/blog/tag/food/', name: 'Food', count: 2 },
    ];
    expect((await list(reader, '/blog/tag/food/')).tags).toEqual(tags);
    const all = await list(reader);
    expect(all.tags).toEqual(tags);
    expect(all.tag).toBeUndefined();
    expect(paths(all.articles)).toEqual(['/blog/metal/', '/blog/cheese/', '/blog/noodles/']);
  });

  it('is listed for the build while an article has the tag, and is no page otherwise', async () => {
    const { reader } = journalWith([...entries, tagEntry({ slug: 'unused' })]);
    expect((await reader.listPages()).filter((path) => path.startsWith('/blog/tag/'))).toEqual([
      '/blog/tag/cans/',
      '/blog/tag/food/',
    ]);
    for (const slug of ['unused', 'never', '__proto__', 'food%2F..'])
      expect(await reader.readPage(`/blog/tag/${slug}/`), slug).toBeUndefined();
  });

  it('does not list an unfinished article, nor its tag', async () => {
    const spice = tagEntry({ slug: 'spice', name: 'Spice' });
    const { reader } = journalWith([
      ...entries,
      articleEntry({ slug: 'half', author: undefined, tags: [linked(spice)] }),
    ]);
    expect(await reader.readPage('/blog/tag/spice/')).toBeUndefined();
    expect((await list(reader)).articles).toHaveLength(3);
  });

  it('takes the picture’s own description as its alternative text', async () => {
    const { reader } = journalWith([articleEntry({ image: asset('why.svg', 'Three cans on ice') })]);
    expect((await article(reader)).picture?.alt).toBe('Three cans on ice');
  });
});
