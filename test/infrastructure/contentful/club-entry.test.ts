import { describe, expect, it } from 'vitest';
import type { Product } from '#src/domain/catalogue/product';
import { clubJoinOf, clubOf } from '#src/infrastructure/contentful/club-entry';
import type { ContentEntry } from '#src/infrastructure/contentful/content-entry';
import type { ProductList } from '#src/infrastructure/contentful/product-list';
import { aProduct } from '#test/builders/a-product';
import { asset, pageEntry } from './made-entries';

const can = (sku: string, more: Partial<Product> = {}) =>
  aProduct({ sku, name: sku, weight: 9.3, isSubscribable: true, ...more });
const shelf: ProductList = {
  items: [],
  products: [
    can('A', { wineType: 'white' }),
    can('B', { wineType: 'red' }),
    can('ONCE', { isSubscribable: false }),
    aProduct({ sku: 'GLASS', family: 'merch' }),
  ],
  broken: new Map(),
};

type Boxes = Readonly<Record<string, number>>;
const box = (cans: Boxes) => Object.entries(cans).map(([sku, quantity]) => ({ sku, quantity }));
const type = (name: string, cans: Boxes = { A: 12 }) => ({
  type: name,
  title: `The ${name}`,
  text: 'Cans.',
  box: box(cans),
});
const types = [type('all', { A: 5, B: 7 }), type('red', { B: 12 }), type('white-and-rosé')];
const joining = (sections: object): ContentEntry => pageEntry({ path: '/can-club/join/12/', sections });
const club = (cans: Boxes): ContentEntry =>
  pageEntry({
    path: '/can-club/',
    sections: {
      headline: 'The club',
      text: 'Cans that come again.',
      how: [{ title: 'Choose', text: 'A size.' }],
      inside: { title: 'Inside', text: 'This month.', box: box(cans) },
      questions: [{ question: 'When?', answer: 'Soon.' }],
    },
  });
const review = (sku: string, score: 1 | 2 | 3 | 4 | 5) =>
  ({
    sku,
    review: { author: 'Ada', score, title: `${score}`, body: 'Good.', date: '2026-01-01' },
  }) as const;

describe('Joining the club in content (spec §2 club join, §3 Club product entry, §9 Club sizes, Club default types)', () => {
  it('returns the size, the parcels of each type, and every can to choose from', () => {
    const content = clubJoinOf(joining({ size: 12, types }), shelf);
    expect(content.size).toBe(12);
    expect(
      content.types.map((one) => [one.type, one.box.map(({ quantity, product }) => `${quantity} ${product.sku}`)]),
    ).toEqual([
      ['all', ['5 A', '7 B']],
      ['red', ['12 B']],
      ['white-and-rosé', ['12 A']],
    ]);
    expect(content.cans.map(({ sku }) => sku)).toEqual(['A', 'B']);
  });

  it('shows a box of its size, when the page has a picture', () => {
    const picture = { ...joining({ size: 12, types }).fields, image: asset('box.svg', 'An open box') };
    expect(clubJoinOf(pageEntry(picture), shelf).picture?.alt).toBe('An open box');
    expect(clubJoinOf(joining({ size: 12, types }), shelf).picture).toBeUndefined();
  });

  it.each([
    ['a type is missing', { size: 12, types: types.slice(1) }, 'must have "all" once'],
    ['a type is there twice', { size: 12, types: [...types, types[0]] }, 'must have "all" once'],
    ['a type is unknown', { size: 12, types: [...types, type('orange')] }, '"orange" is none of'],
    [
      'a box is not full',
      { size: 12, types: [type('all', { A: 11 }), ...types.slice(1)] },
      'must hold 12 cans, not 11',
    ],
    [
      'a box holds too much',
      { size: 12, types: [type('all', { A: 7, B: 7 }), ...types.slice(1)] },
      'must hold 12 cans, not 14',
    ],
    [
      'a can is not sold',
      { size: 12, types: [type('all', { GONE: 12 }), ...types.slice(1)] },
      '"GONE" is no can for this box',
    ],
    [
      'a can is sold once only',
      { size: 12, types: [type('all', { ONCE: 12 }), ...types.slice(1)] },
      '"ONCE" is no can for this box',
    ],
    [
      'a glass is no can',
      { size: 12, types: [type('all', { GLASS: 12 }), ...types.slice(1)] },
      '"GLASS" is no can for this box',
    ],
    [
      'a red box holds another wine',
      { size: 12, types: [types[0], type('red', { A: 12 }), types[2]] },
      '"A" is no can for this box',
    ],
    ['the size is no number', { size: 'twelve', types }, 'field sections.size: must be a number'],
  ])('is refused where %s', (_, sections, problem) => {
    expect(() => clubJoinOf(joining(sections), shelf)).toThrow(problem);
  });
});

describe('The club’s first page in content (spec §2 Club routes)', () => {
  it('shows the cans inside, and their reviews, best first', () => {
    const reviews = [review('A', 3), review('GLASS', 5), review('B', 5), review('A', 4), review('B', 1)];
    const content = clubOf(club({ A: 6, B: 6 }), shelf, reviews);
    expect(content.inside.box.map(({ quantity, product }) => [product.sku, quantity])).toEqual([
      ['A', 6],
      ['B', 6],
    ]);
    expect(content.reviews.map(({ review: { score }, product }) => [product.sku, score])).toEqual([
      ['B', 5],
      ['A', 4],
      ['A', 3],
    ]);
    expect(content.reviewStats).toEqual({ count: 4, score: 3.3 });
    expect(content).toMatchObject({
      headline: 'The club',
      how: [{ title: 'Choose' }],
      questions: [{ question: 'When?', answer: 'Soon.' }],
    });
  });

  it('is refused where the box inside does not hold twelve cans', () => {
    expect(() => clubOf(club({ A: 13 }), shelf, [])).toThrow('must be a whole number from 1 to 12');
    expect(() => clubOf(club({ A: 6 }), shelf, [])).toThrow('must hold 12 cans, not 6');
  });
});
