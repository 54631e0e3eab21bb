import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { violations } from '#test/ui/support/violations';
import { openBlocks } from './open-blocks';

describe('Running text between blocks (spec §2 Content-driven templates)', () => {
  it('keeps its headings, which links lead to', async () => {
    const spans = [{ kind: 'text', text: 'Why cans' }] as const;
    const { container } = openBlocks({
      kind: 'rich-text',
      body: [
        { kind: 'heading', level: 2, id: 'why-cans', spans },
        { kind: 'paragraph', spans: [{ kind: 'link', to: '/shop/', spans: [{ kind: 'text', text: 'See them' }] }] },
      ],
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Why cans' }).id).toBe('why-cans');
    expect(screen.getByRole('link', { name: 'See them' }).getAttribute('href')).toBe('/shop/');
    expect(await violations(container)).toEqual([]);
  });
});
