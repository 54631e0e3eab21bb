import { describe, expect, it } from 'vitest';
import type { Block } from '#src/domain/content/prose';
import type { StaticPageContent } from '#src/domain/page/page-content';
import { reviewStats } from '#src/domain/reviews/review';
import { searchablesOf } from '#src/domain/search/search-entry';
import { aProduct } from '#test/builders/a-product';
import { aMaker, articleContent, homeContent, productContent, redWine, shopContent } from '#test/ui/support/contents';

const text = (messages: string) => [{ kind: 'text', text: messages }] as const;
const heading = (id: string, messages: string): Block => ({ kind: 'heading', level: 3, id, spans: text(messages) });
const paragraph = (messages: string): Block => ({ kind: 'paragraph', spans: text(messages) });

const faq: StaticPageContent = {
  kind: 'static-page',
  path: '/faq/',
  title: 'Questions, answered',
  description: 'What people ask.',
  noindex: false,
  blocks: [],
  body: [
    heading('ordering', 'Ordering'),
    heading('how-long', 'How long does it keep?'),
    paragraph('Two years.'),
    { kind: 'list', ordered: false, items: [text('In the dark'), text('and cool')] },
    heading('wordy', 'Is it wordy?'),
    paragraph('word '.repeat(100)),
  ],
};

describe('Search texts of a page (spec §2 Content-driven templates)', () => {
  it('finds a product by its maker, its taste, its pairings and its ingredients', () => {
    const product = aProduct({ makerName: 'Hill & Daughter', tags: ['Crowd-pleaser'], sweetness: 'bone dry' });
    const [found] = searchablesOf(
      productContent({
        product,
        tastingNotes: ['white peach'],
        facts: [{ label: 'Grapes', value: 'Grenache' }],
        pairings: ['oysters'],
        contents: [{ quantity: 3, product: redWine }],
      }),
    );
    expect(found?.entry).toEqual({
      kind: 'products',
      path: '/products/brisk-white/',
      title: 'Brisk White',
      text: 'Invented, and cold.',
      picture: product.picture,
      product,
    });
    for (const word of ['Hill & Daughter', 'Crowd-pleaser', 'bone dry', 'white peach', 'Grenache'])
      expect(found?.keywords).toContain(word);
    for (const word of ['oysters', 'Quiet Red']) expect(found?.body).toContain(word);
  });

  it('finds every question of a page with its answer, at its place on the page', () => {
    const [page, keeps, wordy] = searchablesOf(faq);
    expect(page?.entry).toMatchObject({ kind: 'help', path: '/faq/', title: 'Questions, answered' });
    expect(keeps?.entry).toEqual({
      kind: 'help',
      path: '/faq/#how-long',
      title: 'How long does it keep?',
      text: 'Two years. In the dark and cool',
    });
    expect(wordy?.entry.text.length).toBeLessThanOrEqual(161);
    expect(wordy?.entry.text.endsWith('word…')).toBe(true);
    expect(searchablesOf(faq)).toHaveLength(3);
  });

  it('finds the questions of the page of questions the same way', () => {
    const answer = [paragraph('No.')];
    const groups = [
      { id: 'gifts', title: 'Gifts', questions: [{ id: 'expire', question: 'Do they expire?', answer }] },
    ];
    const { body: _body, ...meta } = faq;
    const found = searchablesOf({ ...meta, kind: 'faq', groups });
    expect(found.map(({ entry }) => [entry.kind, entry.path, entry.title, entry.text])).toEqual([
      ['help', '/faq/', 'Questions, answered', 'What people ask.'],
      ['help', '/faq/#expire', 'Do they expire?', 'No.'],
    ]);
  });

  it('finds a maker by name, story and wines', () => {
    const [maker] = searchablesOf({
      kind: 'maker',
      path: '/links/hill-and-daughter/',
      title: 'The wines of Hill & Daughter',
      description: 'They planted it themselves.',
      noindex: false,
      maker: aMaker,
      story: ['They planted it.', 'It grew.'],
      blocks: [],
      facts: [],
      awards: [],
      links: [],
      products: [redWine],
      reviewStats: reviewStats([]),
    });
    expect(maker?.entry).toMatchObject({ kind: 'makers', path: '/links/hill-and-daughter/', title: 'Hill & Daughter' });
    expect(maker?.body).toContain('They planted it. It grew.');
    expect(maker?.keywords).toContain('Quiet Red');
  });

  it('finds an article by its text', () => {
    const [article] = searchablesOf(articleContent());
    expect(article?.entry).toMatchObject({ kind: 'articles', title: 'How cold is cold enough?' });
    expect(article?.body).toContain('Cold tightens.');
  });

  it('finds nothing of pages that must not be listed, or that only lead on', () => {
    expect(searchablesOf({ ...faq, noindex: true })).toEqual([]);
    expect(searchablesOf(productContent({ noindex: true }))).toEqual([]);
    expect(searchablesOf(homeContent([]))).toEqual([]);
    expect(searchablesOf(shopContent([]))).toEqual([]);
  });
});
