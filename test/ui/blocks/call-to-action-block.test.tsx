import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { violations } from '#test/ui/support/violations';
import { openBlocks } from './open-blocks';

describe('A call to action (spec §2 Content-driven templates)', () => {
  it('names the action and leads there', async () => {
    const { container } = openBlocks({
      kind: 'call-to-action',
      title: 'Begin with twelve',
      text: 'One of each.',
      action: { label: 'See the pack', to: '/products/getting-acquainted-12-pack/' },
    });
    const panel = within(screen.getByRole('region', { name: 'Begin with twelve' }));
    panel.getByText('One of each.');
    expect(panel.getByRole('link', { name: 'See the pack' }).getAttribute('href')).toBe(
      '/products/getting-acquainted-12-pack/',
    );
    expect(await violations(container)).toEqual([]);
  });
});
