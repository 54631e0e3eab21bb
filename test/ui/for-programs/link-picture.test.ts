import { describe, expect, it } from 'vitest';
import type { MakerContent, HomeContent } from '#src/domain/page/page-content';
import { wantedLinkPicture } from '#src/ui/for-programs/link-picture';
import { aProduct } from '#test/builders/a-product';
import { aMaker, articleContent, homeContent, productContent } from '#test/ui/support/contents';

const site = { brandName: 'The brand', siteUrl: 'https://shop.example', prefix: '/en-US', language: 'en-US' };
const context = { site, shell: { tagline: 'Good wine.', footerText: '' } };
const tintOf = (ground: string) => ({ ground, mark: '#000000' });
const cans = ['#111111', '#222222', '#333333', '#444444'].map((ground) => aProduct({ tint: tintOf(ground) }));
const empty = homeContent([]);
const home: HomeContent = { ...empty, hero: { ...empty.hero, products: cans } };

describe('The picture of a page in link previews (spec §2 Page shell and behavior)', () => {
  it('is of a product on its own color', () => {
    const product = aProduct({ name: 'Quiet Red', tagline: 'Says little.', tint: tintOf('#ABCDEF') });
    expect(wantedLinkPicture(productContent({ product, title: 'Quiet Red' }), home, context)).toMatchObject({
      title: 'Quiet Red',
      line: 'Says little.',
      brandName: 'The brand',
      pictures: [{ url: product.picture?.url, ground: '#ABCDEF' }],
    });
  });

  it('is of the cans of the home page for a product that has none', () => {
    const { picture: _picture, ...product } = aProduct({ name: 'Quiet Red' });
    const wanted = wantedLinkPicture(productContent({ product, title: 'Quiet Red' }), home, context);
    expect(wanted.pictures).toEqual(wantedLinkPicture(home, home, context).pictures);
    expect([wanted.pictures.length > 0, wanted.alt]).toEqual([true, 'Quiet Red']);
  });

  it('is that of an article', () => {
    const content = articleContent();
    const wanted = wantedLinkPicture(content, home, context);
    expect([wanted.pictures, wanted.alt]).toEqual([[{ url: content.picture?.url }], content.picture?.alt]);
  });

  it('is, on a maker’s page, that of the maker, with the place below the name (spec §2 maker links)', () => {
    const picture = { url: 'https://media.example/makers/hill.png', alt: 'A hill', width: 1200, height: 800 };
    const content: MakerContent = {
      kind: 'maker',
      path: '/links/hill/',
      title: 'Hill & Daughter, Somewhere, Oregon',
      description: 'They planted it themselves.',
      noindex: false,
      maker: { ...aMaker, place: 'Somewhere, Oregon', picture },
      story: [],
      facts: [],
      awards: [],
      links: [],
      products: [],
      blocks: [],
      reviewStats: { count: 0, score: 0 },
    };
    expect(wantedLinkPicture(content, home, context)).toMatchObject({
      title: 'Hill & Daughter',
      line: 'Somewhere, Oregon',
      pictures: [{ url: picture.url }],
      alt: 'A hill',
    });
    const { picture: _picture, ...without } = content.maker;
    expect(wantedLinkPicture({ ...content, maker: without }, home, context).pictures).toHaveLength(3);
  });

  it('is that of the hero of a page that was built from blocks, or its cans', () => {
    const hero = { kind: 'hero', title: 'Six reds', text: '', products: cans.slice(1, 2) } as const;
    const page = { kind: 'landing-page', path: '/try/reds/', title: 'Reds', description: '', noindex: false } as const;
    const picture = { url: '/media/reds.svg', alt: 'Six reds', width: 800, height: 600 };
    const grounds = wantedLinkPicture({ ...page, blocks: [hero] }, home, context).pictures.map(({ ground }) => ground);
    expect(grounds).toEqual(['#222222']);
    expect(wantedLinkPicture({ ...page, blocks: [{ ...hero, picture }] }, home, context)).toMatchObject({
      pictures: [{ url: '/media/reds.svg' }],
      alt: 'Six reds',
    });
  });

  it('is, without one of its own, a few of the cans on the home page', () => {
    const { picture: _picture, ...bare } = articleContent();
    const grounds = wantedLinkPicture(bare, home, context).pictures.map(({ ground }) => ground);
    expect(grounds).toEqual(['#111111', '#222222', '#333333']);
    expect(wantedLinkPicture(bare, undefined, context).pictures).toEqual([]);
  });

  it('names the shop once on its home page', () => {
    expect(wantedLinkPicture(home, home, context)).toMatchObject({
      title: 'The brand',
      line: 'Good wine.',
      brandName: '',
    });
  });
});
