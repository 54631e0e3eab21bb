import type { Maker, ShopContent } from '#src/domain/catalogue/catalogue-content';
import type { Product } from '#src/domain/catalogue/product';
import { cents } from '#src/domain/money/money';
import type { ProductContent, HomeContent, HomeRow, ArticleContent } from '#src/domain/page/page-content';
import type { Review } from '#src/domain/reviews/review';
import { reviewStats } from '#src/domain/reviews/review';
import { aProduct } from '#test/builders/a-product';

const picture = { url: '/media/any.svg', alt: 'A drawing', width: 800, height: 600 };

export const aMaker: Maker = {
  name: 'Hill & Daughter',
  slug: 'hill-and-daughter',
  place: 'Somewhere, Oregon',
  story: 'They planted it themselves.',
  picture,
};

export const redWine = aProduct({
  sku: 'RED-1',
  slug: 'quiet-red',
  name: 'Quiet Red',
  price: cents(800),
  wineType: 'red',
  features: ['Vegan'],
});

export const sixPack = aProduct({
  sku: 'WHITE-1|RED-1',
  slug: 'mixed-pack-6',
  name: 'Mixed 6 Pack',
  family: 'pack',
  price: cents(4200),
  wineType: 'mixed',
  parts: [
    { sku: 'WHITE-1', quantity: 3 },
    { sku: 'RED-1', quantity: 3 },
  ],
});

export function aReview(overrides: Partial<Review> = {}): Review {
  return {
    author: 'Ruth K.',
    score: 5,
    title: 'Gone at once',
    body: 'I wanted more of it.',
    date: '2026-03-31',
    ...overrides,
  };
}

export function homeRow(overrides: Partial<HomeRow> = {}): HomeRow {
  return {
    kind: 'featured',
    title: 'Open these first',
    text: 'The ones we like.',
    products: [],
    makers: [],
    ...overrides,
  };
}

export function homeContent(rows: readonly HomeRow[]): HomeContent {
  return {
    kind: 'home',
    path: '/',
    title: 'Good wine',
    description: 'In small cans.',
    noindex: false,
    hero: {
      headline: 'Good wine. Small can.',
      text: 'A glass and a half.',
      action: { label: 'Shop the cans', to: '/shop/' },
      products: [aProduct(), redWine, sixPack],
    },
    rows,
  };
}

export function shopContent(products: readonly Product[]): ShopContent {
  return { kind: 'shop', path: '/shop/', title: 'Shop', description: 'Everything there is.', noindex: false, products };
}

export function productContent(overrides: Partial<ProductContent> = {}): ProductContent {
  const { product = aProduct(), reviews = [] } = overrides;
  return {
    kind: 'product',
    path: `/products/${product.slug}/`,
    title: product.name,
    description: 'White wine in a can.',
    noindex: false,
    product,
    pictures: product.picture ? [product.picture] : [],
    text: 'It was left alone, and it shows.',
    tastingNotes: [],
    pairings: [],
    facts: [],
    details: [],
    contents: [],
    related: [],
    reviews,
    reviewStats: reviewStats(reviews),
    ...overrides,
  };
}

export function articleContent(overrides: Partial<ArticleContent> = {}): ArticleContent {
  return {
    kind: 'article',
    path: '/blog/cold/',
    title: 'How cold is cold enough?',
    description: 'Minutes of fridge.',
    noindex: false,
    date: '2026-05-21',
    author: 'June',
    readingMinutes: 1,
    tags: [],
    blocks: [],
    related: [],
    readOn: [],
    picture,
    body: [
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'Cold tightens.' }] },
      { kind: 'heading', level: 2, id: 'why', spans: [{ kind: 'text', text: 'Why' }] },
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'Because.' }] },
    ],
    ...overrides,
  };
}
