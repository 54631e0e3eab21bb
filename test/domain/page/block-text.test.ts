import { describe, expect, it } from 'vitest';
import { blocksText } from '#src/domain/page/block-text';
import type { PageBlock } from '#src/domain/page/page-block';
import { searchablesOf } from '#src/domain/search/search-entry';
import { aProduct } from '#test/builders/a-product';

const prose = (messages: string) => [{ kind: 'paragraph', spans: [{ kind: 'text', text: messages }] }] as const;
const link = { label: 'w-label', to: '/w-target/' };
const picture = { url: '/w-url.svg', alt: 'w-alt', width: 1, height: 1 };

/** One of each kind; every word that begins with "w" and a number should be found. */
const blocks: readonly PageBlock[] = [
  { kind: 'hero', title: 'w1', text: 'w2', action: link, picture, products: [] },
  { kind: 'rich-text', body: prose('w3') },
  { kind: 'product-row', title: 'w4', text: 'w5', products: [aProduct({ name: 'w6' })], more: link },
  { kind: 'comparison', title: 'w7', text: 'w8', columns: ['w9'], rows: [{ label: 'w10', values: ['w11'] }] },
  { kind: 'quote', text: 'w12', author: 'w13', source: link },
  { kind: 'gallery', title: 'w14', text: 'w15', pictures: [{ picture, caption: 'w16' }, { picture }] },
  { kind: 'question-list', title: 'w17', questions: [{ question: 'w18', answer: prose('w19') }] },
  { kind: 'store-map', title: 'w20', text: 'w21', stores: [] },
  { kind: 'video', title: 'w22', text: 'w23', poster: picture, to: '/w-film/' },
  { kind: 'call-to-action', title: 'w24', text: 'w25', action: link },
];

describe('The words of blocks (spec §2 Content-driven templates)', () => {
  it('are the texts of every kind for readers, without addresses and buttons', () => {
    const expected = Array.from({ length: 25 }, (_, index) => `w${index + 1}`);
    expect(blocksText(blocks).split(/\s+/)).toEqual(expected);
  });

  it('are the search texts of a landing page', () => {
    const page = { path: '/try/x/', title: 'X', description: 'Y.', noindex: false } as const;
    const [found] = searchablesOf({ kind: 'landing-page', ...page, blocks });
    expect(found).toMatchObject({ entry: { kind: 'help', path: '/try/x/', title: 'X' }, body: blocksText(blocks) });
    expect(searchablesOf({ kind: 'landing-page', ...page, noindex: true, blocks })).toEqual([]);
  });
});
