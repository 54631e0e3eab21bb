import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { violations } from '#test/ui/support/violations';
import { openBlocks } from './open-blocks';

describe('A gallery (spec §2 Content-driven templates)', () => {
  it('describes every picture, and keeps its place while it loads', async () => {
    const picture = (name: string) => ({ url: `/media/${name}.svg`, alt: `The ${name}`, width: 800, height: 600 });
    const { container } = openBlocks({
      kind: 'gallery',
      title: 'Where it grows',
      pictures: [{ picture: picture('hill'), caption: 'In June' }, { picture: picture('lake') }],
    });
    expect(screen.getAllByRole('figure').map((one) => one.textContent)).toEqual(['In June', '']);
    const hill = screen.getByRole('img', { name: 'The hill' });
    expect(['width', 'height', 'loading'].map((name) => hill.getAttribute(name))).toEqual(['800', '600', 'lazy']);
    screen.getByRole('img', { name: 'The lake' });
    expect(await violations(container)).toEqual([]);
  });
});
