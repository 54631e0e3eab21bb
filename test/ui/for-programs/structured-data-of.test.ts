import { describe, expect, it } from 'vitest';
import type { ProductContent } from '#src/domain/catalogue/catalogue-content';
import type { Stock } from '#src/domain/catalogue/product';
import type { PageContent } from '#src/domain/content/page-content';
import { cents } from '#src/domain/money/money';
import { articleDays } from '#src/ui/for-programs/article-data';
import { structuredDataOf } from '#src/ui/for-programs/structured-data-of';
import { aProduct } from '#test/builders/a-product';
import { structuredDataProblems } from '#test/support/structured-data-problems';
import { aReview, articleContent, productContent } from '#test/ui/support/contents';

const site = { brandName: 'The brand', siteUrl: 'https://shop.example', prefix: '/en-US', language: 'en-US' };
const shell = { tagline: 'Good wine.', footerText: '', contactEmail: 'help@shop.example' };
const image = { url: 'https://media.example/can.svg', alt: '', width: 800, height: 1000 };
const dataOf = (content: PageContent) => structuredDataOf(content, { site, shell });

const reviews = ['Ruth', 'Sam', 'Dele', 'Inés', 'Tom', 'Kit'].map((author) => aReview({ author, score: 5 }));
const wine = productContent({ pictures: [image], reviews });
const text = { title: 'A page', description: 'Words', noindex: false };
const home: PageContent = {
  ...text,
  kind: 'home',
  path: '/',
  hero: { headline: '', text: '', action: { label: '', to: '/' }, products: [] },
  rows: [],
};

describe('What a product tells search engines (spec §2 Route families: products)', () => {
  it('is its maker, its price, its stock, its address and what people say of it', () => {
    const [product] = dataOf(wine);
    expect(product).toMatchObject({
      '@type': 'Product',
      sku: 'WHITE-1',
      offers: {
        price: '7.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/en-US/products/brisk-white/',
      },
      aggregateRating: { ratingValue: 5, reviewCount: 6 },
    });
    expect(product?.['review']).toHaveLength(5);
  });

  it('is no rating and no review where nobody wrote one', () => {
    const [product] = dataOf(productContent({ pictures: [image] }));
    expect(product).not.toHaveProperty('aggregateRating');
    expect(product).not.toHaveProperty('review');
  });

  it.each<[Stock, string]>([
    [{ kind: 'in-stock' }, 'InStock'],
    [{ kind: 'few', left: 2 }, 'LimitedAvailability'],
    [{ kind: 'back-order' }, 'BackOrder'],
    [{ kind: 'out-of-stock' }, 'OutOfStock'],
  ])('says of stock %o that it is %s', (stock, availability) => {
    const [product] = dataOf(productContent({ product: aProduct({ stock }) }));
    expect(product).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
  });

  it('is the case price of a pack that is a case by itself, as the page says (spec §3 Kit)', () => {
    const twelve = { ...wine.product, name: 'The Whites 12 Pack', price: cents(8000) };
    const [product] = dataOf({ ...wine, product: twelve, casePrices: { 12: cents(7600) } });
    expect(product).toMatchObject({ offers: { price: '76.00' } });
  });

  it('is no offer where the shopper chooses the amount', () => {
    const [product] = dataOf(productContent({ product: aProduct({ price: cents(0) }) }));
    expect(product).not.toHaveProperty('offers');
  });
});

describe('What other pages tell search engines (spec §2 Screens and routes)', () => {
  it('is who wrote an article, who published it, when, what it is about and its picture (spec §2 /en-US/blog/{slug})', () => {
    const tags = [{ path: '/blog/tag/serving/', name: 'Serving' }];
    expect(dataOf(articleContent({ updated: '2026-06-01', tags, picture: image }))[0]).toEqual({
      '@type': 'BlogPosting',
      headline: 'How cold is cold enough?',
      description: 'Minutes of fridge.',
      datePublished: '2026-05-21',
      dateModified: '2026-06-01',
      inLanguage: 'en-US',
      author: { '@type': 'Person', name: 'June' },
      publisher: { '@type': 'Organization', name: 'The brand', url: 'https://shop.example/en-US/' },
      mainEntityOfPage: 'https://shop.example/en-US/blog/cold/',
      keywords: ['Serving'],
      image: 'https://media.example/can.svg',
    });
    expect(dataOf(articleContent())[0]).toMatchObject({ dateModified: '2026-05-21' });
  });

  it('is for link previews the days of an article, and of nothing else (spec §2 /en-US/blog/{slug})', () => {
    expect(articleDays(articleContent())).toEqual({ published: '2026-05-21', modified: '2026-05-21' });
    expect(articleDays(articleContent({ updated: '2026-06-01' }))?.modified).toBe('2026-06-01');
    expect(articleDays(productContent())).toBeUndefined();
  });

  it('is on the home page who sells, how to reach them and how to search', () => {
    const [organization, website] = dataOf(home);
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'The brand', email: 'help@shop.example' });
    expect(website).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: 'https://shop.example/en-US/search/?q={search_term_string}' } },
    });
  });

  it('is the way from home on every page below it', () => {
    const names = (content: PageContent) => {
      const trail = dataOf(content).find((data) => data['@type'] === 'BreadcrumbList');
      return (trail?.['itemListElement'] as readonly { readonly name: string }[]).map(({ name }) => name);
    };
    expect(names(wine)).toEqual(['Home', 'Shop', 'Brisk White']);
    expect(names(articleContent())).toEqual(['Home', 'Journal', 'How cold is cold enough?']);
    const food = { path: '/blog/tag/food/', name: 'Food' };
    const list = { ...text, kind: 'article-list', path: '/blog/', tags: [], articles: [] } as const;
    expect(names(list)).toEqual(['Home', 'Journal']);
    expect(names({ ...list, path: food.path, tag: food })).toEqual(['Home', 'Journal', 'Food']);
    expect(names({ ...text, kind: 'static-page', path: '/about/', body: [], blocks: [] })).toEqual(['Home', 'A page']);
  });

  it('are the questions of all lists on a page that was built from blocks, once (spec §2 Content-driven templates)', () => {
    const answer = (messages: string) => [{ kind: 'paragraph', spans: [{ kind: 'text', text: messages }] }] as const;
    const list = (question: string) =>
      ({ kind: 'question-list', title: 'Asked', questions: [{ question, answer: answer('Yes.') }] }) as const;
    const page = { ...text, kind: 'landing-page', path: '/try/six-reds/' } as const;
    const data = dataOf({ ...page, blocks: [list('Cold?'), { kind: 'quote', text: 'x', author: 'y' }, list('Dry?')] });
    expect(data.map((one) => one['@type'])).toEqual(['FAQPage', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({
      mainEntity: [{ name: 'Cold?', acceptedAnswer: { text: 'Yes.' } }, { name: 'Dry?' }],
    });
    expect(dataOf({ ...page, blocks: [] }).map((one) => one['@type'])).toEqual(['BreadcrumbList']);
  });

  it.each<[string, PageContent]>([
    ['home', home],
    ['a product', wine],
    ['an article', articleContent({ picture: image })],
    ['a text', { ...text, kind: 'static-page', path: '/about/', body: [], blocks: [] }],
  ])('has on %s what search engines require', (_name, content) => {
    expect(dataOf(content).flatMap((data) => structuredDataProblems(data))).toEqual([]);
  });
});

describe('The check of structured data (spec §2 Screens and routes)', () => {
  const broken: ProductContent = { ...wine, pictures: [{ ...image, url: '/can.svg' }], product: aProduct({ sku: '' }) };

  it('finds what is missing and what is no address', () => {
    expect(dataOf(broken).flatMap((data) => structuredDataProblems(data))).toEqual([
      '(Product): sku is missing',
      '(Product): image is no address',
    ]);
    expect(structuredDataProblems({ '@type': 'Offer', price: '7' })).toContain('(Offer): price is no amount');
    expect(structuredDataProblems({ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem' }] })).toContain(
      '(BreadcrumbList): does not count from 1',
    );
  });
});
