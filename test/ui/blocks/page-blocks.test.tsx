import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PageBlock } from '#src/domain/page/page-block';
import type { MakerContent } from '#src/domain/page/page-content';
import * as maker from '#src/ui/catalogue/maker';
import * as productWithBlocks from '#src/ui/catalogue/product-with-blocks';
import * as clubJoin from '#src/ui/club/club-join';
import * as staticPage from '#src/ui/content/static-page';
import * as article from '#src/ui/journal/article';
import { aMaker, articleContent, productContent } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const spans = [{ kind: 'text', text: 'Why cans' }] as const;
const blocks: readonly PageBlock[] = [
  { kind: 'rich-text', body: [{ kind: 'heading', level: 2, id: 'why-cans-2', spans }] },
  { kind: 'form', form: 'contact', title: 'Ask us', text: 'Anything.', period: {} },
  { kind: 'quote', text: 'It was gone by eight.', author: 'Priya' },
];
const meta = { title: 'Cans', description: 'All about them.', noindex: false };
const makerPage: MakerContent = {
  kind: 'maker',
  path: '/links/hill-and-daughter/',
  ...meta,
  maker: aMaker,
  story: [aMaker.story],
  facts: [],
  awards: [],
  links: [],
  products: [],
  blocks,
  reviewStats: { count: 0, score: 0 },
};

describe('Blocks on a page (spec §2 Content-driven templates)', () => {
  it.each([
    ['static page', () => openPage(staticPage, { kind: 'static-page', path: '/cans/', ...meta, body: [], blocks })],
    ['article', () => openPage(article, articleContent({ blocks }))],
    ['maker links', () => openPage(maker, makerPage)],
    ['pack and merch', () => openPage(productWithBlocks, productContent({ blocks }))],
    [
      'club join',
      () =>
        openPage(clubJoin, {
          kind: 'club-join',
          path: '/can-club/join/12/',
          ...meta,
          size: 12,
          types: [],
          cans: [],
          blocks,
        }),
    ],
  ])('stand in their order on the template %s, below its one title', async (_template, open) => {
    const { container, pass } = open();
    await pass();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const heading = screen.getByRole('heading', { name: 'Why cans' });
    screen.getByRole('heading', { level: 2, name: 'Ask us' });
    const quote = screen.getByText('It was gone by eight.');
    expect(heading.compareDocumentPosition(quote)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await violations(container)).toEqual([]);
  });
});
