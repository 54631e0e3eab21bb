import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CartState } from '#src/application/ports/state/cart-state';
import type { MakerContent } from '#src/domain/page/page-content';
import * as maker from '#src/ui/catalogue/maker';
import { aMaker, redWine } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const content: MakerContent = {
  kind: 'maker',
  path: '/links/hill-and-daughter/',
  title: 'Hill & Daughter, Somewhere, Oregon',
  description: 'They planted it themselves.',
  noindex: false,
  maker: aMaker,
  story: [aMaker.story, 'And then they canned it.'],
  facts: [{ label: 'Founded', value: '2011' }],
  awards: [{ wine: redWine, award: 'Gold, County Fair 2026' }],
  links: [
    { label: 'Their packs', to: '/shop/?family=pack' },
    { label: 'Their own site', to: 'https://hill.example/' },
  ],
  products: [{ ...redWine, rating: { count: 3, score: 4.3 }, sweetness: 'dry', tags: ['Picnic'] }],
  blocks: [],
  reviewStats: { count: 3, score: 4.3 },
};

describe('The page of a maker (spec §2 maker links)', () => {
  it('shows the picture, the place, the story, the rating and where there is more', () => {
    openPage(maker, content);
    screen.getByRole('heading', { level: 1, name: 'Hill & Daughter' });
    screen.getByRole('img', { name: 'A drawing' });
    for (const messages of ['Somewhere, Oregon', 'They planted it themselves.', 'And then they canned it.', '2011'])
      screen.getByText(messages);
    expect(screen.getAllByText('4.3 of 5, 3 reviews')).not.toHaveLength(0);
    screen.getByRole('heading', { level: 2, name: 'Awards' });
    expect(screen.getByText('Gold, County Fair 2026').previousElementSibling?.textContent).toBe(redWine.name);
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([to('Their packs'), to('Their own site')]).toEqual(['/shop/?family=pack', 'https://hill.example/']);
  });

  it('sells the wines of this maker', async () => {
    const { ports: container, pass } = openPage(maker, content);
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Quiet Red' }));
    await pass();
    expect(container.get(CartState).current?.lineItems.map(({ sku }) => sku)).toEqual(['RED-1']);
  });

  it('shows on the card the number and the mean of ratings, the dryness and the speciality of a wine (spec §3 reviews)', () => {
    openPage(maker, content);
    const card = within(screen.getByRole('article'));
    expect(card.getByText('4.3 (3)').getAttribute('aria-hidden')).toBe('true');
    card.getByText('4.3 of 5, 3 reviews');
    card.getByText('dry · Picnic');
  });

  it('leads on when there is nothing to sell, and is accessible either way', async () => {
    const { container, unmount } = openPage(maker, { ...content, products: [], links: [], facts: [] });
    screen.getByRole('link', { name: 'See every wine' });
    expect(await violations(container)).toEqual([]);
    unmount();
    expect(await violations(openPage(maker, content).container)).toEqual([]);
  });
});
