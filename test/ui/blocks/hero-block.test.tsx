import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { HeroBlock } from '#src/domain/page/page-block';
import { redWine } from '#test/ui/support/contents';
import { violations } from '#test/ui/support/violations';
import { openBlocks } from './open-blocks';

const hero: HeroBlock = {
  kind: 'hero',
  title: 'Six reds. One week.',
  text: 'A can a night.',
  action: { label: 'See the reds', to: '/shop/' },
  products: [redWine],
};
const picture = { url: '/media/reds.svg', alt: 'Six red cans', width: 800, height: 600 };

describe('A hero (spec §2 Content-driven templates)', () => {
  it('is the title of the page that it opens, and one of many titles elsewhere', () => {
    openBlocks(hero, { ...hero, title: 'Another' });
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent.trim())).toEqual([
      'Six reds. One week.',
    ]);
    screen.getByRole('heading', { level: 2, name: 'Another' });
  });

  it('leads to where the editor says, and to the cans that it shows', () => {
    openBlocks(hero);
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([to('See the reds'), to(redWine.name)]).toEqual(['/shop/', `/products/${redWine.slug}/`]);
  });

  it('shows a picture in the place of cans, and is accessible with and without', async () => {
    const { container, unmount } = openBlocks({ ...hero, picture });
    screen.getByRole('img', { name: 'Six red cans' });
    expect(screen.queryByRole('link', { name: redWine.name })).toBeNull();
    expect(await violations(container)).toEqual([]);
    unmount();
    expect(await violations(openBlocks({ ...hero, products: [] }).container)).toEqual([]);
  });
});
