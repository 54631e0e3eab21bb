import { describe, expect, it } from 'vitest';
import type { Stock } from '#src/domain/catalogue/product';
import { cents } from '#src/domain/money/money';
import type { ProductContent, PageContent } from '#src/domain/page/page-content';
import type { ShellContent } from '#src/domain/site/site-content';
import { articleDays } from '#src/ui/for-programs/article-data';
import type { OfferConditions } from '#src/ui/for-programs/offer-data';
import { structuredDataOf } from '#src/ui/for-programs/structured-data-of';
import { aProduct } from '#test/builders/a-product';
import { missingRecommended, sources } from '#test/support/recommended-fields';
import { aReview, articleContent, productContent } from '#test/ui/support/contents';
import { structuredDataProblems } from '#tools/site/structured-data/structured-data-problems';

const site = { brandName: 'The brand', siteUrl: 'https://shop.example', prefix: '/en-US', language: 'en-US' };
const shell = { tagline: 'Good wine.', footerText: '', contactEmail: 'help@shop.example' };
const image = { url: 'https://media.example/can.svg', alt: '', width: 800, height: 1000 };
const conditions: OfferConditions = {
  regions: [
    { name: 'California', abbr: 'CA', shippable: true },
    { name: 'Texas', abbr: 'TX', shippable: true },
    { name: 'Utah', abbr: 'UT', shippable: false },
  ],
  freeShipping: { threshold: cents(15_000), method: 'Standard' },
  deliveryEstimates: {
    utcOffsets: [],
    cutOffHour: 12,
    shippingWeekdays: [1, 5],
    holidays: [],
    methods: [
      { method: 'Standard', days: { least: 4, most: 6 }, byState: { CA: { least: 3, most: 4 } } },
      { method: 'Express', days: { least: 2, most: 2 }, byState: {} },
    ],
  },
  offerTerms: {
    pricesValidUntil: '2027-03-31',
    shippingCosts: [
      { method: 'Standard', cost: cents(995) },
      { method: 'Express', cost: cents(2495) },
    ],
    returns: { policy: '/returns/', days: 30, isAtShoppersCost: true },
  },
};
/** One way in which an offer is sent. */
interface SentOffer {
  readonly shippingRate: { readonly value: string };
  readonly shippingDestination: { readonly addressRegion?: readonly string[] };
  readonly deliveryTime: { readonly transitTime: { readonly minValue: number; readonly maxValue: number } };
}

const dataOf = (content: PageContent, told = conditions): readonly Readonly<Record<string, unknown>>[] =>
  // As a document carries it.
  JSON.parse(JSON.stringify(structuredDataOf(content, { site, shell }, told))) as readonly Readonly<
    Record<string, unknown>
  >[];

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

describe("A product's data for search engines (spec §2 Route families: products)", () => {
  it('are its maker, its price, its stock, its address and its reviews', () => {
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

  it('are no rating and no review where there is none', () => {
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

describe("An offer's conditions for search engines (spec §9 Shippable states, §2 shipping-and-returns-policy)", () => {
  const offerOf = (product: Partial<Parameters<typeof aProduct>[0]>, told = conditions) =>
    dataOf(productContent({ product: aProduct(product) }), told)[0]?.['offers'] as Readonly<Record<string, unknown>>;
  const sent = (product: Partial<Parameters<typeof aProduct>[0]>) =>
    (offerOf(product)['shippingDetails'] as readonly SentOffer[]).map(
      ({ shippingRate, shippingDestination, deliveryTime }) => [
        shippingRate.value,
        shippingDestination.addressRegion,
        `${deliveryTime.transitTime.minValue}-${deliveryTime.transitTime.maxValue}`,
      ],
    );

  it('is where wine goes, for how much, and in how many days', () => {
    expect(sent({})).toEqual([
      ['9.95', ['CA'], '3-4'],
      ['9.95', ['TX'], '4-6'],
      ['24.95', ['CA', 'TX'], '2-2'],
    ]);
  });

  it('is free from the threshold on, by its method alone', () => {
    expect(sent({ price: cents(14_999) })[0]?.[0]).toBe('9.95');
    expect(sent({ price: cents(15_000) }).map(([cost]) => cost)).toEqual(['0.00', '0.00', '24.95']);
  });

  it('is that goods without wine go everywhere and come back, and that wine does not', () => {
    expect(sent({ family: 'merch' })[2]?.[1]).toEqual(['CA', 'TX', 'UT']);
    expect(offerOf({ family: 'merch' })).toMatchObject({
      hasMerchantReturnPolicy: {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        merchantReturnLink: 'https://shop.example/en-US/returns/',
      },
    });
    expect(offerOf({ family: 'pack' })).toMatchObject({
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    });
  });

  it('are that e-mailed goods cost nothing to send, and that their return is not one of goods', () => {
    expect(sent({ family: 'merch', isMailed: true })).toEqual([['0.00', undefined, '0-0']]);
    expect(offerOf({ family: 'merch', isMailed: true })).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  it('is the day until which prices hold, and nothing that the content does not say', () => {
    expect(offerOf({})['priceValidUntil']).toBe('2027-03-31');
    const silent = offerOf({}, { regions: conditions.regions });
    for (const field of ['priceValidUntil', 'shippingDetails', 'hasMerchantReturnPolicy'])
      expect(silent).not.toHaveProperty(field);
    const unpriced = offerOf({}, { ...conditions, offerTerms: { shippingCosts: [] } });
    expect(unpriced).not.toHaveProperty('shippingDetails');
  });

  it('is all that Google recommends, as its guide lists it', () => {
    expect(sources.every((source) => source.startsWith('https://developers.google.com/'))).toBe(true);
    expect(dataOf(wine).flatMap((data) => missingRecommended(data))).toEqual([]);
    expect(dataOf(articleContent({ picture: image })).flatMap((data) => missingRecommended(data))).toEqual([]);
    expect(missingRecommended({ '@type': 'Product', offers: { '@type': 'Offer' } })).toContain(
      'Offer.hasMerchantReturnPolicy',
    );
  });
});

describe("Other pages' data for search engines (spec §2 Screens and routes)", () => {
  it('are the author, the publisher, the day, the subject and the picture of an article (spec §2 /en-US/blog/{slug})', () => {
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

  it('leads from the steps of the club through its page, if somebody has written that', () => {
    const steps = {
      ...text,
      kind: 'club-join',
      path: '/can-club/join/12/',
      size: 12,
      types: [],
      cans: [],
      blocks: [],
    } as const;
    const trail = (unwritten?: ShellContent['unwritten']) => {
      const data = structuredDataOf(
        steps,
        { site, shell: { ...shell, ...(unwritten && { unwritten }) } },
        conditions,
      ).find((one) => one['@type'] === 'BreadcrumbList');
      return (data?.itemListElement as readonly { readonly item: string }[]).map(({ item }) => item);
    };
    expect(trail()).toHaveLength(3);
    expect(trail(['/can-club/'])).toHaveLength(2);
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
  ])('has on %s the fields that search engines require', (_name, content) => {
    expect(dataOf(content).flatMap((data) => structuredDataProblems(data))).toEqual([]);
  });
});

describe('The check of structured data (spec §2 Screens and routes)', () => {
  const broken: ProductContent = { ...wine, pictures: [{ ...image, url: '/can.svg' }], product: aProduct({ sku: '' }) };

  it('finds missing fields and invalid addresses', () => {
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
