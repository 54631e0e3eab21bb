import { describe, expect, it } from 'vitest';
import { writtenContent } from '#test/sandbox/support/written-content';

const content = writtenContent;
const of = (type: string) => content.entries.filter((entry) => entry.contentType === type).map((entry) => entry.fields);

describe('The journal (spec §2 /en-US/blog/{slug}: about 70 articles)', () => {
  const articles = of('article');
  const named = (article: Readonly<Record<string, unknown>>) => String(article['slug']);

  it('has about seventy articles, of 250 words or more each, over nearly two years', () => {
    expect(articles.length).toBeGreaterThanOrEqual(70);
    for (const article of articles)
      expect(String(article['body']).split(/\s+/).length, named(article)).toBeGreaterThanOrEqual(250);
    const days = articles.map((article) => Date.parse(String(article['date'])));
    expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(600 * 86_400_000);
  });

  it('repeats no title, no description and no day', () => {
    for (const field of ['title', 'metaDescription', 'date'])
      expect(new Set(articles.map((article) => article[field])).size, field).toBe(articles.length);
  });

  it('draws no two neighbors of a list before the same scene', () => {
    const newestFirst = [...articles].sort((a, b) => String(b['date']).localeCompare(String(a['date'])));
    const lists = new Map([['the journal', newestFirst]]);
    for (const { id } of content.entries.filter(({ contentType }) => contentType === 'tag'))
      lists.set(
        id,
        newestFirst.filter((article) =>
          (article['tags'] as { sys: { id: string } }[]).some(({ sys }) => sys.id === id),
        ),
      );
    const alike = [...lists].flatMap(([list, listed]) =>
      listed.flatMap((article, at) =>
        article['scene'] === listed[at + 1]?.['scene'] ? [`${list}: ${named(article)}`] : [],
      ),
    );
    expect(alike).toEqual([]);
  });

  it('names sources outside the shop where it states facts, and only by addresses that are safe to follow', () => {
    const sourcesOf = (article: Readonly<Record<string, unknown>>) =>
      [...String(article['body']).matchAll(/\]\((\w+:\/\/[^)]*)\)/g)].map(([, address = '']) => address);
    expect(articles.filter((article) => sourcesOf(article).length > 0).length).toBeGreaterThan(articles.length / 2);
    expect(articles.flatMap(sourcesOf).filter((address) => !address.startsWith('https://'))).toEqual([]);
  });

  it('leads from every article to something in the shop and to a tag, and has three articles or more with every tag', () => {
    const tagged = articles.flatMap((article) => article['tags'] as { sys: { id: string } }[]).map(({ sys }) => sys.id);
    for (const article of articles) {
      expect(article['relatedSkus'], named(article)).not.toEqual([]);
      expect(article['tags'], named(article)).not.toEqual([]);
      expect(String(article['body']), named(article)).toMatch(/\]\(\/products\//);
    }
    for (const tag of content.entries.filter((entry) => entry.contentType === 'tag'))
      expect(tagged.filter((id) => id === tag.id).length, tag.id).toBeGreaterThanOrEqual(3);
  });
});
