import { describe, expect, it } from 'vitest';
import type { OfferListContent } from '#src/domain/campaign/campaign-content';
import { cents } from '#src/domain/money/money';
import { llmsText } from '#src/ui/for-programs/llms-text';
import { markdownPages } from '#src/ui/for-programs/markdown-pages';
import { aProduct } from '#test/builders/a-product';
import { articleContent, productContent, shopContent } from '#test/ui/support/contents';

const site = { brandName: 'The brand', siteUrl: 'https://shop.example', prefix: '/en-US', language: 'en-US' };
const shell = { tagline: 'Good wine.', footerText: 'Wine in cans.' };
const can = aProduct({ price: cents(700), slug: 'brisk-white', name: 'Brisk White', tagline: 'Limes and salt.' });
const sourceOf = (...pages: Parameters<typeof markdownPages>[0]['pages']) => ({
  site,
  shell,
  pages,
  updates: new Map(),
});

describe('The Markdown of a page (spec §2 Screens and routes)', () => {
  it('stands beside the document of products and lists alone', () => {
    const pages = markdownPages(sourceOf(productContent({ product: can }), shopContent([can]), articleContent({})));
    expect(Object.keys(pages)).toEqual(['en-US/products/brisk-white/index.html.md', 'en-US/shop/index.html.md']);
  });

  it('tells price, case prices, stock, facts and contents of a product, and that they may have changed', () => {
    const [text] = Object.values(
      markdownPages(
        sourceOf(
          productContent({
            title: 'Brisk White',
            description: 'A white.',
            product: { ...can, stock: { kind: 'few', left: 3 } },
            casePrices: { 12: cents(650), 24: cents(600) },
            facts: [{ label: 'Grapes', value: 'Riesling' }],
            tastingNotes: ['lime'],
            contents: [{ quantity: 6, product: can }],
          }),
        ),
      ),
    );
    for (const line of [
      '# Brisk White',
      '- Price: $7.00',
      '- Price in a case of 12 cans: $6.50',
      '- Price in a case of 24 cans: $6.00',
      '- Availability: Only 3 left',
      '- Grapes: Riesling',
      '- lime',
      '- 6 × [Brisk White](https://shop.example/en-US/products/brisk-white/)',
      'Page: https://shop.example/en-US/products/brisk-white/',
    ])
      expect(text?.split('\n')).toContain(line);
    expect(text).toContain('may have changed');
  });

  it('lists the products of the shelf with price and stock', () => {
    const [text] = Object.values(markdownPages(sourceOf(shopContent([can]))));
    expect(text).toContain(
      '- [Brisk White](https://shop.example/en-US/products/brisk-white/): Limes and salt. $7.00. In stock.',
    );
  });

  it('lets no text of an editor become markup', () => {
    const [text] = Object.values(
      markdownPages(sourceOf(productContent({ title: '# <b>[x](y)', description: 'a\n# b', product: can }))),
    );
    expect(text?.split('\n')[0]).toBe(String.raw`# \# \<b\>\[x\](y)`);
    expect(text).toContain(String.raw`> a \# b`);
  });
});

describe('Offers for language models (spec §2 Screens and routes)', () => {
  it('are listed with their last day', () => {
    const offers = [
      { path: '/try/ten/', title: 'Ten off', description: 'For newcomers.', ends: '2027-01-31' as const },
    ];
    const page = {
      kind: 'offer-list',
      path: '/offers/',
      title: 'Offers',
      description: '',
      noindex: false,
      body: [],
      offers,
    };
    expect(llmsText(sourceOf(page as OfferListContent & { kind: 'offer-list' }))).toContain(
      '## Offers\n\n- [Ten off](https://shop.example/en-US/try/ten/): For newcomers. Until 2027-01-31.',
    );
  });
});
