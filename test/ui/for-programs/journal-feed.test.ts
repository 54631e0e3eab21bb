import { describe, expect, it } from 'vitest';
import type { PageContent } from '#src/domain/page/page-content';
import { feedFile, feedOf, feedXml } from '#src/ui/for-programs/journal-feed';
import { articleContent, shopContent } from '#test/ui/support/contents';

const site = { brandName: 'Cans & Co', siteUrl: 'https://shop.example', prefix: '/en-US', language: 'en-US' };
const food = { path: '/blog/tag/food/', name: 'Food & wine' };

/** The feed as a reader parses it; fails where it is no well-formed XML. */
function parsed(pages: readonly PageContent[]): Element {
  const document = new DOMParser().parseFromString(feedXml({ site, pages }), 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document.documentElement;
}

const textOf = (parent: Element, name: string) => parent.querySelector(`:scope > ${name}`)?.textContent;

describe('The feed of the journal (spec §2 blog)', () => {
  it('stands where the heads of the journal say', () => {
    expect(feedFile(site)).toBe('en-US/blog/feed.xml');
    expect(feedFile({ prefix: '' })).toBe('blog/feed.xml');
    expect(feedOf(articleContent())?.path).toBe('/blog/feed.xml');
    expect(feedOf({ ...shopContent([]), kind: 'article-list', articles: [], tags: [] })?.path).toBe('/blog/feed.xml');
    expect(feedOf(shopContent([]))).toBeUndefined();
  });

  it('holds the articles, newest first, and nothing else', () => {
    const root = parsed([
      shopContent([]),
      articleContent({ path: '/blog/old/', title: 'Old', date: '2025-01-01' }),
      articleContent({ path: '/blog/new/', title: 'New', date: '2026-01-01' }),
    ]);
    expect([...root.querySelectorAll('entry')].map((entry) => textOf(entry, 'id'))).toEqual([
      'https://shop.example/en-US/blog/new/',
      'https://shop.example/en-US/blog/old/',
    ]);
  });

  it('has the elements that Atom asks for, of the feed and of each entry (RFC 4287)', () => {
    const root = parsed([articleContent({ updated: '2026-06-01', tags: [food] })]);
    expect(root.getAttribute('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect(textOf(root, 'id')).toBe('https://shop.example/en-US/blog/');
    expect(textOf(root, 'title')).toBe('Journal · Cans & Co');
    expect(textOf(root, 'updated')).toBe('2026-06-01T00:00:00Z');
    expect(root.querySelector('link[rel="self"]')?.getAttribute('href')).toBe(
      'https://shop.example/en-US/blog/feed.xml',
    );
    const entry = root.querySelector('entry')!;
    expect(['title', 'published', 'updated', 'author', 'summary'].map((name) => textOf(entry, name))).toEqual([
      'How cold is cold enough?',
      '2026-05-21T00:00:00Z',
      '2026-06-01T00:00:00Z',
      'June',
      'Minutes of fridge.',
    ]);
    expect(entry.querySelector('link')?.getAttribute('href')).toBe('https://shop.example/en-US/blog/cold/');
    expect(entry.querySelector('category')?.getAttribute('term')).toBe('Food & wine');
  });

  it('escapes whatever a text holds, and drops characters that no XML may hold', () => {
    const title = `<script>"A" & 'B'</script> ]]> \u0007é 酒`;
    const source = feedXml({ site, pages: [articleContent({ title, description: title, author: title })] });
    expect(source).not.toContain('<script>');
    const entry = parsed([articleContent({ title })]).querySelector('entry')!;
    expect(textOf(entry, 'title')).toBe(title.replace('\u0007', ''));
  });

  it('is a feed without articles as well', () => {
    expect(textOf(parsed([]), 'updated')).toBe('1970-01-01T00:00:00Z');
  });
});
