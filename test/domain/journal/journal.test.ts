import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Span } from '#src/domain/content/prose';
import { addInterval } from '#src/domain/interval/add-interval';
import {
  articlesToRead,
  countedTags,
  neighborsOf,
  newestArticlesFirst,
  pageOfArticles,
  readingMinutes,
} from '#src/domain/journal/journal';
import type { ArticleSummary } from '#src/domain/journal/journal-content';

const text = (messages: number): Span => ({
  kind: 'text',
  text: Array.from({ length: messages }, () => 'word').join(' '),
});
const paragraph = (...spans: readonly Span[]): Block => ({ kind: 'paragraph', spans });

function anArticle(overrides: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    path: '/blog/a/',
    title: 'A',
    description: 'About A.',
    date: '2026-01-01',
    author: 'June',
    readingMinutes: 1,
    tags: [],
    ...overrides,
  };
}

const articles = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }).map((numbers) =>
  numbers.map((number) =>
    anArticle({
      path: `/blog/${number}/`,
      date: addInterval('2020-01-15', { length: (number % 7) * 12 + (number % 9), unit: 'month' }),
    }),
  ),
);

describe('Reading time (spec §2 /en-US/blog/{slug})', () => {
  it.each([
    [0, 1],
    [1, 1],
    [220, 1],
    [221, 2],
    [440, 2],
    [441, 3],
  ])('of %i words is %i minutes', (messages, minutes) => {
    expect(readingMinutes([paragraph(text(messages))])).toBe(minutes);
  });

  it('is at least a minute, and whole', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 300 })), (counts) => {
        const minutes = readingMinutes(counts.map((count) => paragraph(text(count))));
        expect(Number.isInteger(minutes) && minutes >= 1).toBe(true);
      }),
    );
  });

  it('never shrinks when words are added, and counts them wherever they stand', () => {
    const block = (messages: number, place: number): Block => {
      const inner: Span = { kind: 'strong', spans: [{ kind: 'link', to: '/shop/', spans: [text(messages)] }] };
      const blocks: readonly Block[] = [
        paragraph(inner),
        { kind: 'heading', level: 2, id: 'x', spans: [inner] },
        { kind: 'quote', spans: [inner] },
        { kind: 'list', ordered: false, items: [[inner]] },
      ];
      return blocks[place % blocks.length]!;
    };
    fc.assert(
      fc.property(fc.nat({ max: 900 }), fc.nat({ max: 900 }), fc.nat(), (messages, more, place) => {
        const [short, long] = [block(messages, place), block(more, place + 1)];
        expect(readingMinutes([short, long])).toBeGreaterThanOrEqual(readingMinutes([short]));
        expect(readingMinutes([short, long])).toBe(readingMinutes([paragraph(text(messages + more))]));
      }),
    );
  });

  it('does not count white space as words', () => {
    expect(readingMinutes([paragraph({ kind: 'text', text: ' \n '.repeat(2000) })])).toBe(1);
    expect(readingMinutes([paragraph({ kind: 'text', text: `  ${'word  '.repeat(220)}` })])).toBe(1);
  });
});

describe('The order of the journal (spec §2 blog)', () => {
  it('is newest first and the same however the articles come', () => {
    fc.assert(
      fc.property(articles, (list) => {
        const sorted = newestArticlesFirst(list);
        const dates = sorted.map(({ date }) => date);
        expect(dates).toEqual([...dates].sort().reverse());
        expect(newestArticlesFirst([...list].reverse())).toEqual(sorted);
        expect(sorted).toHaveLength(list.length);
      }),
    );
  });

  it('gives each article the one before and the one after it', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((slug) => anArticle({ path: `/blog/${slug}/` }));
    expect(neighborsOf([a!, b!, c!], b!.path)).toEqual({ previous: a, next: c });
    expect(neighborsOf([a!, b!, c!], a!.path)).toEqual({ next: b });
    expect(neighborsOf([a!, b!, c!], c!.path)).toEqual({ previous: b });
    expect(neighborsOf([a!], a!.path)).toEqual({});
    expect(neighborsOf([a!, b!], '/blog/gone/')).toEqual({});
  });
});

describe('Pages of articles (spec §2 blog)', () => {
  it('hold every article once, in order, and none past the end', () => {
    fc.assert(
      fc.property(articles, (list) => {
        const { pages } = pageOfArticles(list, 1);
        const shown = Array.from({ length: pages }, (_, index) => pageOfArticles(list, index + 1).shown);
        expect(shown.flat()).toEqual(list);
        expect(shown.every((page) => page.length <= 10)).toBe(true);
        expect(pageOfArticles(list, pages + 1)).toMatchObject({ shown: [], pages });
      }),
    );
  });

  it('know the articles on the others', () => {
    fc.assert(
      fc.property(articles, fc.integer({ min: 1, max: 8 }), (list, page) => {
        const { shown, hidden } = pageOfArticles(list, page);
        expect(new Set([...shown, ...hidden])).toEqual(new Set(list));
        expect(shown.length + hidden.length).toBe(list.length);
      }),
    );
  });

  it('are as many as tens have been begun', () => {
    const list = (count: number) => Array.from({ length: count }, (_, index) => anArticle({ path: `/blog/${index}/` }));
    expect([1, 10, 11, 20, 21].map((count) => pageOfArticles(list(count), 1).pages)).toEqual([1, 1, 2, 2, 3]);
  });

  it('are one for a journal without articles', () => {
    expect(pageOfArticles([], 1)).toEqual({ shown: [], hidden: [], pages: 1 });
  });
});

describe('Tags of the journal (spec §2 blog)', () => {
  it('are counted, by name', () => {
    const [food, cans] = [
      { path: '/blog/tag/food/', name: 'Food' },
      { path: '/blog/tag/cans/', name: 'Cans' },
    ];
    expect(countedTags([anArticle({ tags: [food, cans] }), anArticle(), anArticle({ tags: [food] })])).toEqual([
      { ...cans, count: 1 },
      { ...food, count: 2 },
    ]);
  });
});

describe('Where an article leads on (spec §2 /en-US/blog/{slug})', () => {
  const tag = (name: string) => ({ path: `/blog/tag/${name}/`, name });
  const make = (slug: string, ...tags: readonly string[]) =>
    anArticle({ path: `/blog/${slug}/`, tags: tags.map((name) => tag(name)) });
  const newestFirst = [
    make('a', 'food'),
    make('b', 'food', 'cans'),
    make('c', 'health'),
    make('d', 'cans', 'food'),
    make('e', 'food'),
    make('f', 'cans'),
  ];
  const slugs = (path: string, ...chosen: readonly string[]) =>
    articlesToRead(newestFirst, path, chosen).map((article) => article.path.slice(6, -1));

  it('is to those that share most tags, among equals to the next older, and around the end to the newest', () => {
    expect(slugs('/blog/b/')).toEqual(['d', 'e', 'f']);
    expect(slugs('/blog/e/')).toEqual(['a', 'b', 'd']);
    expect(slugs('/blog/c/')).toEqual([]);
  });

  it('is to articles that share more of them before nearer ones', () => {
    const list = [make('a', 'food', 'cans', 'health'), make('b', 'food'), make('c', 'food', 'cans'), make('d', 'food')];
    const paths = articlesToRead(list, '/blog/a/', []).map(({ path }) => path);
    expect(paths).toEqual(['/blog/c/', '/blog/b/', '/blog/d/']);
  });

  it('is first to those that the editor chose, each once, and never to itself or to a deleted one', () => {
    expect(slugs('/blog/b/', '/blog/c/', '/blog/e/')).toEqual(['c', 'e', 'd']);
    expect(slugs('/blog/b/', '/blog/b/', '/blog/gone/')).toEqual(['d', 'e', 'f']);
    expect(slugs('/blog/gone/', '/blog/a/')).toEqual(['a']);
  });
});
