import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ArticleListContent, ArticleSummary } from '#src/domain/journal/journal-content';
import * as articleList from '#src/ui/journal/article-list';
import { articleContent } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const food = { path: '/blog/tag/food/', name: 'Food' };
const cans = { path: '/blog/tag/cans/', name: 'Cans' };

const articles = (count: number): readonly ArticleSummary[] =>
  Array.from({ length: count }, (_, index) =>
    articleContent({ path: `/blog/a-${index + 1}/`, title: `Article ${index + 1}`, readingMinutes: 3, tags: [food] }),
  );

function journal(overrides: Partial<ArticleListContent> = {}): ArticleListContent {
  return {
    kind: 'article-list',
    path: '/blog/',
    title: 'Journal',
    description: 'Notes.',
    noindex: false,
    tags: [
      { ...cans, count: 1 },
      { ...food, count: 25 },
    ],
    articles: articles(25),
    ...overrides,
  };
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Articles' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Article ${from + index}`);
const pages = () => within(screen.getByRole('navigation', { name: 'Pages of articles' }));

describe('Journal (spec §2 blog)', () => {
  it("names each article's subject, author, day and length, with its tags", () => {
    openPage(articleList, journal({ articles: articles(1) }));
    const [card] = within(screen.getByRole('list', { name: 'Articles' })).getAllByRole('listitem');
    const inCard = within(card!);
    expect(inCard.getByRole('link', { name: 'Article 1' }).getAttribute('href')).toBe('/blog/a-1/');
    inCard.getByText('Minutes of fridge.');
    inCard.getByText('By June');
    expect(inCard.getByText('May 21, 2026').getAttribute('datetime')).toBe('2026-05-21');
    inCard.getByText('3 min read');
    expect(inCard.getByRole('link', { name: 'Food' }).getAttribute('href')).toBe('/blog/tag/food/');
  });

  it('offers every tag with its number of articles, and marks the one that is shown', () => {
    openPage(articleList, journal({ path: food.path, title: 'What to eat', tag: food }));
    const chips = within(screen.getByRole('navigation', { name: 'Articles by tag' })).getAllByRole('link');
    expect(
      chips.map((chip) => [chip.textContent, chip.getAttribute('href'), chip.getAttribute('aria-current')]),
    ).toEqual([
      ['All', '/blog/', null],
      ['Cans 1', '/blog/tag/cans/', null],
      ['Food 25', '/blog/tag/food/', 'true'],
    ]);
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getByRole('link', { name: 'Journal' }).getAttribute('href')).toBe('/blog/');
  });

  it('shows ten at a time, walks by the address, and takes the focus along', async () => {
    const user = userEvent.setup();
    const opened = openPage(articleList, journal());
    expect(titles()).toEqual(numbered(1, 10));
    expect(pages().queryByRole('link', { name: 'Newer articles' })).toBeNull();
    await user.click(pages().getByRole('link', { name: 'Older articles' }));
    expect(opened.address()).toBe('/blog/?page=2');
    expect(titles()).toEqual(numbered(11, 20));
    expect(document.activeElement?.textContent).toBe('25 articles, page 2 of 3');
    await user.click(pages().getByRole('link', { name: 'Older articles' }));
    expect(titles()).toEqual(numbered(21, 25));
    expect(pages().queryByRole('link', { name: 'Older articles' })).toBeNull();
    await user.click(pages().getByRole('link', { name: 'Newer articles' }));
    await user.click(pages().getByRole('link', { name: 'Newer articles' }));
    expect(opened.address()).toBe('/blog/');
  });

  it('keeps to its tag on every page', () => {
    openPage(articleList, journal({ path: food.path, tag: food }), '/blog/tag/food/?page=2');
    expect(pages().getByRole('link', { name: 'Older articles' }).getAttribute('href')).toBe('/blog/tag/food/?page=3');
  });

  it.each(['0', '-1', '2.5', 'two', '%3Cscript%3E', '', '99999'])('takes page=%s for the first', (page) => {
    openPage(articleList, journal(), `/blog/?page=${page}`);
    expect(titles()).toEqual(numbered(1, 10));
  });

  it('leads back from beyond its end', async () => {
    const user = userEvent.setup();
    const opened = openPage(articleList, journal(), '/blog/?page=4');
    screen.getByRole('heading', { name: 'There is no page 4' });
    await user.click(screen.getByRole('link', { name: 'Go to the first page' }));
    expect(opened.address()).toBe('/blog/');
    expect(titles()).toEqual(numbered(1, 10));
  });

  it('has no pages while one holds all articles', () => {
    openPage(articleList, journal({ articles: articles(10) }));
    expect(screen.queryByRole('navigation', { name: 'Pages of articles' })).toBeNull();
    screen.getByText('10 articles');
  });

  it('leads to its feed', () => {
    openPage(articleList, journal());
    expect(screen.getByRole('link', { name: 'Follow the journal in a feed reader' }).getAttribute('href')).toMatch(
      /\/blog\/feed\.xml$/,
    );
  });

  it('is accessible, on each kind of page', async () => {
    for (const [content, address] of [
      [journal(), '/blog/'],
      [journal({ path: food.path, tag: food }), food.path],
      [journal(), '/blog/?page=9'],
      [journal({ articles: [], tags: [] }), '/blog/'],
    ] as const) {
      const { container, unmount } = openPage(articleList, content, address);
      expect(await violations(container)).toEqual([]);
      unmount();
    }
  });
});
