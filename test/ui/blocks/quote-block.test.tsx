import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { violations } from '#test/ui/support/violations';
import { openBlocks } from './open-blocks';

describe('A quote (spec §2 Content-driven templates)', () => {
  it('names the speaker, and the place if that is known', async () => {
    const quote = { kind: 'quote', text: 'It was gone by eight.', author: 'Priya' } as const;
    const { container } = openBlocks({ ...quote, source: { label: 'Her review', to: '/reviews/' } }, quote);
    const [first, second] = screen.getAllByRole('figure');
    expect(first?.textContent).toBe('It was gone by eight.PriyaHer review');
    expect(second?.textContent).toBe('It was gone by eight.Priya');
    expect(screen.getByRole('link', { name: 'Her review' }).getAttribute('href')).toBe('/reviews/');
    expect(await violations(container)).toEqual([]);
  });
});
