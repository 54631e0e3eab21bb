import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CartState } from '#src/application/ports/state/cart-state';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import * as article from '#src/ui/journal/article';
import { aProduct } from '#test/builders/a-product';
import { articleContent, redWine } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const complete = articleContent({
  updated: '2026-06-01',
  authorNote: 'June was a pastry cook.',
  readingMinutes: 4,
  tags: [{ path: '/blog/tag/serving/', name: 'Serving' }],
  related: [aProduct(), redWine],
  previous: { path: '/blog/after/', title: 'After' },
  next: { path: '/blog/before/', title: 'Before' },
  readOn: [
    { path: '/blog/ice/', title: 'Ice in wine', readingMinutes: 3 },
    { path: '/blog/warm/', title: 'Too warm', readingMinutes: 2 },
  ],
});

describe('Article (spec §2 /en-US/blog/{slug})', () => {
  it('leads on to other articles at its end', () => {
    openPage(article, complete);
    const onward = within(screen.getByRole('region', { name: 'Read on' }));
    expect(onward.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/blog/ice/', '/blog/warm/']);
    onward.getByText('3 min read');
  });

  it('has no such section when nothing is like it', () => {
    openPage(article, articleContent());
    expect(screen.queryByRole('region', { name: 'Read on' })).toBeNull();
  });

  it('names who wrote it, when, and how long it takes, and shows its picture', () => {
    openPage(article, complete);
    screen.getByRole('heading', { level: 1, name: 'How cold is cold enough?' });
    const header = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
    header.getByText('By June');
    expect(header.getByText('May 21, 2026').getAttribute('datetime')).toBe('2026-05-21');
    expect(header.getByText('June 1, 2026').getAttribute('datetime')).toBe('2026-06-01');
    header.getByText('4 min read');
    screen.getByRole('img', { name: 'A drawing' });
    expect(screen.getByRole('complementary', { name: 'About the author' }).textContent).toBe('June was a pastry cook.');
  });

  it('can be pointed to by its headings', () => {
    openPage(article, complete);
    expect(screen.getByRole('heading', { level: 2, name: 'Why' }).id).toBe('why');
  });

  it('leads to its tags, to its neighbors, and back to the journal', () => {
    openPage(article, complete);
    const tags = within(screen.getByRole('list', { name: 'Tags' }));
    expect(tags.getByRole('link', { name: 'Serving' }).getAttribute('href')).toBe('/blog/tag/serving/');
    const links = within(screen.getByRole('navigation', { name: 'More articles' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['After', '/blog/after/', 'prev'],
      ['Before', '/blog/before/', 'next'],
      ['All articles', '/blog/', null],
    ]);
  });

  it('puts a wine that it is about into the cart', async () => {
    const user = userEvent.setup();
    const { ports: container, pass } = openPage(article, complete);
    const cards = within(screen.getByRole('region', { name: 'What this article is about, by the can' }));
    expect(cards.getAllByRole('article')).toHaveLength(2);
    await user.click(cards.getByRole('button', { name: 'Add to cart: Brisk White' }));
    await pass();
    const lines = container.get(CartState).current?.lineItems.map(({ sku, quantity }) => [sku, quantity]);
    expect(lines).toEqual([['WHITE-1', 1]]);
    expect(container.get(CartFlyoutState).isOpen).toBe(true);
  });

  it('leaves out missing parts', () => {
    openPage(article, articleContent());
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.queryByText('Updated')).toBeNull();
    const navigation = within(screen.getByRole('navigation', { name: 'More articles' }));
    expect(navigation.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All articles']);
  });

  it('is accessible, with everything and with nothing', async () => {
    const { picture: _, ...bare } = articleContent();
    for (const content of [complete, bare]) {
      const { container, unmount } = openPage(article, content);
      expect(await violations(container)).toEqual([]);
      unmount();
    }
  });
});
