import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LandingPageContent } from '#src/domain/page/page-content';
import * as landingPage from '#src/ui/campaign/landing-page';
import { redWine } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const content: LandingPageContent = {
  kind: 'landing-page',
  path: '/try/six-reds/',
  title: 'Six reds',
  description: 'For a week of evenings.',
  noindex: false,
  blocks: [
    { kind: 'hero', title: 'Six reds. One week.', text: 'A can a night.', products: [redWine] },
    { kind: 'product-row', title: 'The reds', products: [redWine] },
  ],
};

describe('A landing page (spec §2 /en-US/try/{offer})', () => {
  it('opens with its hero, and goes on with its other blocks', async () => {
    const { container } = openPage(landingPage, content);
    expect(screen.getAllByRole('heading').map((one) => one.textContent.trim())).toEqual([
      'Six reds. One week.',
      'The reds',
      redWine.name,
    ]);
    expect(await violations(container)).toEqual([]);
  });

  it('has a title without a hero, too', () => {
    openPage(landingPage, { ...content, blocks: content.blocks.slice(1) });
    screen.getByRole('heading', { level: 1, name: 'Six reds' });
    screen.getByText('For a week of evenings.');
  });
});
