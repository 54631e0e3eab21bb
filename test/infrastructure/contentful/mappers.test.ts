import { describe, expect, it } from 'vitest';
import { cents } from '#src/domain/money/money';
import type { ContentEntry } from '#src/infrastructure/contentful/content-entry';
import { homeOf } from '#src/infrastructure/contentful/home-entry';
import { makerOf } from '#src/infrastructure/contentful/maker-entry';
import { staticPageOf } from '#src/infrastructure/contentful/page-entries';
import { kitOf, merchOf, packOf, wineOf } from '#src/infrastructure/contentful/product-entries';
import { reviewOf } from '#src/infrastructure/contentful/review-entry';
import { regionsOf, salesOf, shellOf } from '#src/infrastructure/contentful/site-settings-entry';
import { describeEntryMapper, expectNamed, type Fields, type Mapper, thrownBy } from './describe-entry-mapper';
import {
  homeEntry,
  kitEntry,
  makerEntry,
  merchEntry,
  packEntry,
  pageEntry,
  reviewEntry,
  settingsEntry,
  unresolvedLink,
  wineEntry,
} from './made-entries';

const red6 = {
  ...packOf(packEntry()).product,
  price: cents(5400),
  stock: { kind: 'in-stock' as const },
  noIndividualPurchase: false,
};
const home = (entry: ContentEntry) =>
  homeOf(entry, { products: [], makers: [], clubPage: undefined, onUnknownSku: () => undefined });

const onShelf = [
  'sku',
  'slug',
  'name',
  'tagline',
  'description',
  'groundColor',
  'markColor',
  'noindex',
  'metaDescription',
  'rank',
  'addedOn',
];
const brokenOnShelf: Mapper['malformed'] = [
  ['sku', 17],
  ['slug', 'Night Gamay'],
  ['slug', '../cart'],
  ['name', '   '],
  ['groundColor', 'red'],
  ['markColor', '#12345g'],
  ['noindex', 'no'],
  ['rank', 0],
  ['rank', '1'],
  ['addedOn', '2026-02-30'],
  ['tags', ['Chill it', 'Picnic', 'New']],
  ['tags', 'New'],
];

const mappers: Readonly<Record<string, Mapper>> = {
  product: {
    make: wineEntry,
    map: wineOf,
    required: [
      ...onShelf,
      'wineType',
      'grapes',
      'region',
      'vintage',
      'abv',
      'sweetness',
      'sugar',
      'calories',
      'pairings',
      'tastingNotes',
      'serveAt',
      'maker',
    ],
    malformed: [
      ...brokenOnShelf,
      ['wineType', 'mixed'],
      ['grapes', 'Gamay'],
      ['grapes', ['Gamay', ''], 'grapes[1]'],
      ['vintage', '2023'],
      ['vintage', 2023.5],
      ['vintage', 3023],
      ['abv', '12.5'],
      ['sweetness', 'very'],
      ['sugar', -1],
      ['sugar', '2'],
      ['calories', 120.5],
      ['allergens', 'Sulfites'],
      ['pairings', ['Fish', ''], 'pairings[1]'],
      ['tastingNotes', [1, 2, 3], 'tastingNotes[0]'],
      ['features', 'Vegan'],
      ['maker', unresolvedLink],
      ['maker', 'maker-ana'],
    ],
  },
  pack: {
    make: packEntry,
    map: packOf,
    required: [...onShelf, 'wineType', 'contents', 'cans'],
    malformed: [
      ...brokenOnShelf,
      ['wineType', 'blue'],
      ['contents', []],
      ['contents', [{ quantity: 6 }], 'contents[0].sku'],
      [
        'contents',
        [
          { sku: 'A', quantity: 3 },
          { sku: 'B', quantity: 0 },
        ],
        'contents[1].quantity',
      ],
      ['contents', ['GAMAY-01'], 'contents[0]'],
      ['cans', 6.5],
    ],
  },
  merch: {
    make: merchEntry,
    map: merchOf,
    required: [...onShelf, 'merchType'],
    malformed: [...brokenOnShelf, ['merchType', 'hat'], ['details', [null], 'details[0]']],
  },
  kit: {
    make: kitEntry,
    map: (entry) => kitOf(entry, [red6]),
    required: ['sku'],
    malformed: [
      ['sku', 'WHITE-6'],
      ['postPromoPrice', -1],
      ['postPromoPrice', 1e21],
      ['postPromoPrice', 'less'],
      ['postPromoPrice24', NaN],
    ],
  },
  maker: {
    make: makerEntry,
    map: (entry) => makerOf(entry),
    required: ['name', 'slug', 'place', 'story', 'portraitAlt'],
    malformed: [
      ['name', []],
      ['slug', 'Ana Corral'],
    ],
  },
  review: {
    make: reviewEntry,
    map: reviewOf,
    required: ['sku', 'author', 'score', 'title', 'body', 'date'],
    malformed: [
      ['score', 0],
      ['score', 6],
      ['score', 4.5],
      ['date', '2025-02-30'],
      ['date', 'last week'],
      ['date', '2025-03-31T09:00Z'],
    ],
  },
  page: {
    make: pageEntry,
    map: (entry) => staticPageOf(entry, { products: [] }),
    required: ['path', 'title', 'metaDescription', 'noindex', 'body'],
    malformed: [
      ['path', 'about'],
      ['path', '//elsewhere.example/'],
      ['path', '/about'],
      ['noindex', 0],
      ['body', '  '],
    ],
  },
  siteSettings: {
    make: settingsEntry,
    map: (entry) => [shellOf(entry), salesOf(entry)],
    required: ['brandTagline', 'footerText', 'shippableStates'],
    malformed: [
      ['shippableStates', {}],
      ['shippableStates', [{ name: 'Utah', abbr: 'Ut', shippable: false }], 'shippableStates[0].abbr'],
      ['shippableStates', [{ name: 'Utah', abbr: 'UTA', shippable: false }], 'shippableStates[0].abbr'],
      ['shippableStates', [{ name: 'Utah', abbr: 'UT' }], 'shippableStates[0].shippable'],
      ['mainMenu', [{ label: 'Shop' }], 'mainMenu[0].to'],
      ['footer', 'links'],
      ['footer', [{ links: [] }], 'footer[0].title'],
      [
        'footer',
        [{ title: 'Shop', links: [{ label: 'All cans', to: 'javascript:alert(1)' }] }],
        'footer[0].links[0].to',
      ],
      ['contactEmail', 'hello'],
      ['announcement', 7],
      ['announcementCode', ''],
      ['announcementLink', 'shop'],
      ['announcementLinkText', 7],
      ['referral', 'ten'],
      ['referral', { credit: 10, discount: 10 }, 'referral.code'],
      ['referral', { credit: -1, discount: 10, code: 'HELLO5' }, 'referral.credit'],
      ['caseOffers', '5 %'],
      ['caseOffers', [{ cans: 18, percent: 5 }], 'caseOffers[0].cans'],
      ['caseOffers', [{ cans: 12, percent: 0 }], 'caseOffers[0].percent'],
      [
        'caseOffers',
        [
          { cans: 12, percent: 5 },
          { cans: 12, percent: 6 },
        ],
      ],
      ['crossSell', 'TUMBLER-01'],
      ['crossSell', [7], 'crossSell[0]'],
    ],
  },
};

for (const [type, mapper] of Object.entries(mappers)) describeEntryMapper(type, mapper);

describe('The home page’s sections (spec §3 Content types)', () => {
  it.each<[string, Fields, string]>([
    ['no hero', { hero: undefined }, 'sections.hero'],
    [
      'a hero without headline',
      { hero: { text: 'x', action: { label: 'x', to: '/' }, skus: [] } },
      'sections.hero.headline',
    ],
    [
      'an unsafe action',
      { hero: { headline: 'x', text: 'x', action: { label: 'x', to: 'javascript:x' }, skus: [] } },
      'sections.hero.action.to',
    ],
    ['rows that are no list', { rows: {} }, 'sections.rows'],
    ['a row of an unknown kind', { rows: [{ kind: 'video', title: 'x', text: 'x' }] }, 'sections.rows[0].kind'],
    ['a row without a title', { rows: [{ kind: 'club', text: 'x' }] }, 'sections.rows[0].title'],
  ])('are refused with %s, by name', (_case, sections, field) => {
    const entry = homeEntry(sections);
    expectNamed(
      thrownBy(() => home(entry)),
      entry,
      field,
    );
  });
});

describe('A kit (spec §3 Kit)', () => {
  it('has its prices in full cases in cents, read from the decimal digits, and the parts of the pack with its sku', () => {
    expect(kitOf(kitEntry({ price: null, postPromoPrice: 1.15 }), [red6])).toEqual({
      sku: 'RED-6',
      postPromoPrice: 115,
      postPromoPrice24: 4320,
      parts: [
        { sku: 'GAMAY-01', quantity: 4 },
        { sku: 'SYRAH-01', quantity: 2 },
      ],
    });
  });

  it('may have no price after a promotion', () => {
    expect(kitOf(kitEntry({ postPromoPrice: undefined, postPromoPrice24: null }), [red6])).not.toHaveProperty(
      'postPromoPrice',
    );
  });
});

describe('Page shell and states (spec §9 Shippable states)', () => {
  it('come from the site settings', () => {
    expect(shellOf(settingsEntry())).toEqual({
      tagline: 'Good wine, small can',
      footerText: 'Drink it cold.',
      contactEmail: 'hello@cans.test',
      referral: { credit: 1000, discount: 550, code: 'HELLO5' },
      announcement: { text: 'New: orange wine', code: 'ORANGE5', link: { label: 'See it', to: '/shop/' } },
      caseOffers: [],
    });
    expect(regionsOf(settingsEntry())[1]).toEqual({ name: 'Utah', abbr: 'UT', shippable: false });
  });
});
