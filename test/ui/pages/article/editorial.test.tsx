import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ArticleListContent, Block, StaticPageContent } from '#src/domain/content/page-content';
import * as article from '#src/ui/pages/article/article';
import * as articleList from '#src/ui/pages/article-list/article-list';
import * as staticPage from '#src/ui/pages/static-page/static-page';
import { articleContent } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const journal: ArticleListContent = {
  kind: 'article-list',
  path: '/blog/',
  title: 'Journal',
  description: 'Notes.',
  noindex: false,
  articles: [articleContent(), articleContent({ path: '/blog/piquette/', title: 'Piquette' })],
};
const heading = (id: string): Block => ({
  kind: 'heading',
  level: 2,
  id,
  spans: [{ kind: 'strong', spans: [{ kind: 'text', text: `About ${id}` }] }],
});
const paragraph: Block = { kind: 'paragraph', spans: [{ kind: 'text', text: 'Words.' }] };

function pageOf(body: readonly Block[]): StaticPageContent {
  return { kind: 'static-page', path: '/faq/', title: 'Questions', description: 'Answers.', noindex: false, body };
}

describe('Article (spec §2 /en-US/blog/{slug})', () => {
  it('names who wrote it and when, shows its picture, and leads back to the journal', () => {
    openPage(article, articleContent());
    expect(screen.getByRole('heading', { level: 1, name: 'How cold is cold enough?' })).toBeDefined();
    expect(screen.getByText('May 21, 2026').getAttribute('datetime')).toBe('2026-05-21');
    expect(screen.getByRole('img', { name: 'A drawing' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'More from the journal' }).getAttribute('href')).toBe('/blog/');
  });

  it('is accessible, with its picture and without', async () => {
    const { picture: _, ...bare } = articleContent();
    for (const content of [articleContent(), bare]) {
      const { container, unmount } = openPage(article, content);
      expect(await violations(container)).toEqual([]);
      unmount();
    }
  });
});

describe('Journal (spec §2 blog)', () => {
  it('lists its articles in the order of the content, each with one link', () => {
    openPage(articleList, journal);
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['How cold is cold enough?', '/blog/cold/'],
      ['Piquette', '/blog/piquette/'],
    ]);
  });

  it('is accessible', async () => {
    const { container } = openPage(articleList, journal);
    expect(await violations(container)).toEqual([]);
  });
});

describe('Pages of text (spec §2 Information)', () => {
  it('say what is in them when they are long', () => {
    openPage(
      staticPage,
      pageOf([heading('cans'), paragraph, heading('wine'), paragraph, heading('people'), paragraph]),
    );
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(contents.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['About cans', '#cans'],
      ['About wine', '#wine'],
      ['About people', '#people'],
    ]);
    expect(contents.every((link) => document.querySelector(link.getAttribute('href') ?? '')?.tagName === 'H2')).toBe(
      true,
    );
  });

  it('do not when they are short', () => {
    openPage(staticPage, pageOf([heading('cans'), paragraph, heading('wine'), paragraph]));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('are accessible', async () => {
    const { container } = openPage(
      staticPage,
      pageOf([paragraph, heading('cans'), heading('wine'), heading('people')]),
    );
    expect(await violations(container)).toEqual([]);
  });
});
