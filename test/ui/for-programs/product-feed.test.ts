import { describe, expect, it } from 'vitest';
import type { Picture, Product } from '#src/domain/catalogue/product';
import { cents } from '#src/domain/money/money';
import type { ProductContent } from '#src/domain/page/page-content';
import type { OfferConditions } from '#src/ui/for-programs/offer-data';
import { productFeed, productFeedFile } from '#src/ui/for-programs/product-feed';
import { aProduct } from '#test/builders/a-product';
import { feedSources, productFeedProblems } from '#test/support/product-feed-problems';
import { productContent, shopContent } from '#test/ui/support/contents';

const site = { brandName: 'Cans & Co', siteUrl: 'https://shop.example', prefix: '/en-US', language: 'en-US' };
const shell = { tagline: 'Good wine.', footerText: '' };
const conditions: OfferConditions = {
  regions: [
    { name: 'California', abbr: 'CA', shippable: true },
    { name: 'Utah', abbr: 'UT', shippable: false },
  ],
  freeShipping: { threshold: cents(15_000), method: 'Standard' },
  offerTerms: {
    shippingCosts: [
      { method: 'Express', cost: cents(2495) },
      { method: 'Standard', cost: cents(995) },
    ],
  },
};
const photograph: Picture = { url: 'https://media.example/can.jpg', alt: '', width: 800, height: 1000, formats: [] };
const drawing: Picture = { url: 'https://media.example/can.svg', alt: '', width: 800, height: 1000 };
const expected = { siteUrl: site.siteUrl, hasPicture: () => true };

/** A product with a photograph, so that nothing has to be drawn. */
const sold = (overrides: Partial<Product> = {}, more: Partial<ProductContent> = {}): ProductContent =>
  productContent({ product: aProduct(overrides), pictures: [photograph], ...more });

const feedOf = (
  pages: Parameters<typeof productFeed>[0]['pages'],
  draw: Parameters<typeof productFeed>[2] = async () => undefined,
  told = conditions,
) => productFeed({ site, shell, pages }, told, draw);

/** The attributes of the one item, by name; those of shipping beside each other. */
async function itemOf(...given: Parameters<typeof feedOf>): Promise<Readonly<Record<string, string>>> {
  const xml = await feedOf(...given);
  expect(productFeedProblems(xml, expected)).toEqual([]);
  const [item, ...others] = new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('item');
  expect(others).toEqual([]);
  return Object.fromEntries(
    [...(item?.children ?? [])].map(({ tagName, textContent }) => [
      tagName.replace('g:', ''),
      textContent.trim().replaceAll(/\s+/g, ' '),
    ]),
  );
}

describe('A product in the product feed (spec §2 Route families: products)', () => {
  it('has the fields that Google Merchant Center asks for', async () => {
    expect(productFeedFile(site)).toBe('en-US/products/feed.xml');
    expect(productFeedFile({ prefix: '' })).toBe('products/feed.xml');
    expect(await itemOf([shopContent([]), sold({ makerName: 'Rhône & Sons' })])).toEqual({
      id: 'WHITE-1',
      title: 'Brisk White',
      description: 'White wine in a can.',
      link: 'https://shop.example/en-US/products/brisk-white/',
      image_link: photograph.url,
      availability: 'in_stock',
      price: '7.00 USD',
      brand: 'Rhône & Sons',
      condition: 'new',
      identifier_exists: 'no',
      google_product_category: '421914',
      unit_pricing_measure: '250ml',
      unit_pricing_base_measure: '750ml',
      shipping: 'US CA Standard 9.95 USD',
    });
  });

  it('is the regular price, and the case price as a sale of a pack that is a case by itself (spec §3 Kit)', async () => {
    const twelve = { name: 'The Whites 12 Pack', family: 'pack', price: cents(16_000) } as const;
    const item = await itemOf([
      sold({ ...twelve, parts: [{ sku: 'WHITE-1', quantity: 12 }] }, { casePrices: { 12: cents(15_200) } }),
    ]);
    expect(item).toMatchObject({
      price: '160.00 USD',
      sale_price: '152.00 USD',
      multipack: '12',
      unit_pricing_measure: '3000ml',
      shipping: 'US CA Standard 0.00 USD',
    });
  });

  it('is that a pack holds several things, and which sizes of a pack belong together', async () => {
    const parts = ['WHITE-1', 'RED-1'].map((sku) => ({ sku, quantity: 3 }));
    expect(await itemOf([sold({ name: 'Both 6 Pack', family: 'pack', parts })])).toMatchObject({ is_bundle: 'yes' });
    const sizes = [6, 12].map((cans) => ({ cans, slug: `your-${cans}` }));
    expect(
      await itemOf([sold({ name: 'Your 12', family: 'pack', composedOf: 12 }, { ownPack: { cans: [], sizes } })]),
    ).toMatchObject({ item_group_id: 'your-6', size: '12 cans', unit_pricing_measure: '3000ml' });
  });

  it('is neither wine nor a measure of goods that are none, and goods are sent to every state', async () => {
    const xml = await feedOf([sold({ family: 'merch', name: 'A glass' })]);
    expect(productFeedProblems(xml, expected)).toEqual([]);
    expect(xml.match(/<g:region>\w+/g)).toEqual(['<g:region>CA', '<g:region>UT']);
    expect(xml).not.toContain('google_product_category');
    expect(xml).not.toContain('unit_pricing');
    expect(await feedOf([sold({ family: 'pack', isGiftSet: true, name: 'A set 6 Pack' })])).not.toContain(
      'unit_pricing',
    );
  });

  it('has no shipping where the content does not state its price', async () => {
    const { offerTerms: _told, ...untold } = conditions;
    expect(await itemOf([sold()], undefined, untold)).not.toHaveProperty('shipping');
  });

  it('is that it is sold out, as long as its page is there', async () => {
    expect(await itemOf([sold({ stock: { kind: 'out-of-stock' } })])).toMatchObject({ availability: 'out_of_stock' });
    expect(await itemOf([sold({ stock: { kind: 'few', left: 2 } })])).toMatchObject({ availability: 'in_stock' });
  });

  it('is a picture that was made of a drawing, since Google takes none', async () => {
    const drawn = sold({}, { pictures: [drawing] });
    const item = await itemOf([drawn], async ({ url }) => `/made${new URL(url).pathname.replace('svg', 'jpg')}`);
    expect(item).toMatchObject({ image_link: 'https://shop.example/made/can.jpg' });
    expect(await feedOf([drawn])).not.toContain('<item>');
  });

  it.each<[string, Partial<Product>]>([
    ['is sent by e-mail', { isMailed: true }],
    ['cannot be bought alone', { noIndividualPurchase: true }],
    ['has no price', { price: cents(0) }],
    ['has no day on which it arrives', { stock: { kind: 'back-order' } }],
  ])('leaves out products that %s', async (_why, overrides) => {
    expect(await feedOf([sold(overrides)])).not.toContain('<item>');
  });

  it('is cut where a text is too long, and whole XML whatever stands in it', async () => {
    const name = `A < B & "C" ${'🍇'.repeat(200)}`;
    const item = await itemOf([sold({ name }, { description: 'word '.repeat(2000) })]);
    expect(Array.from(item['title'] ?? '')).toHaveLength(150);
    expect(item['title']).toMatch(/^A < B & "C" 🍇+…$/u);
    expect(item['description']).toHaveLength(5000);
  });
});

describe('The check of a product feed (Google Merchant Center, product data specification)', () => {
  const whole = () => feedOf([sold({}, { casePrices: {} })]);

  it('says which pages its rules are from', () => {
    expect(feedSources).toHaveLength(4);
  });

  it.each<[string, RegExp, string, string]>([
    ['no XML', /<\/rss>/, '', 'the feed is no XML'],
    ['another form', / version="2.0"/, ' version="1.0"', 'the feed is no RSS 2.0'],
    ['another namespace', /base.google.com/, 'elsewhere.example', 'the feed has no namespace g'],
    ['a missing title of its own', /<title>.*<\/title>/, '', 'the feed has no title'],
    ['a missing attribute', /<g:image_link>.*<\/g:image_link>/, '', 'WHITE-1: image_link is missing'],
    ['an empty attribute', /<g:brand>.*<\/g:brand>/, '<g:brand/>', 'WHITE-1: brand is missing'],
    ['an unknown attribute', /g:condition>/g, 'g:state>', 'WHITE-1: g:state is unknown'],
    ['an attribute twice', /(<g:brand>.*<\/g:brand>)/, '$1$1', 'WHITE-1: brand is there 2 times'],
    ['a long title', /Brisk White/, 'x'.repeat(151), 'WHITE-1: title is too long'],
    ['markup in a text', /White wine/, '&lt;b&gt;wine', 'WHITE-1: description is no text without markup'],
    ['another availability', /in_stock/, 'sold', 'WHITE-1: availability is no one of in_stock'],
    ['back order without a day', /in_stock/, 'backorder', 'WHITE-1: availability_date is missing'],
    ['a price without its currency', /7.00 USD/, '$7.00', 'WHITE-1: price is no amount in USD'],
    ['a price of nothing', /7.00 USD/, '0.00 USD', 'WHITE-1: price is zero'],
    [
      'a sale that saves nothing',
      /(<g:price>7.*)/,
      '$1<g:sale_price>7.00 USD</g:sale_price>',
      'WHITE-1: sale_price is no lower',
    ],
    [
      'a link that is relative',
      /https:\/\/shop.example\/en-US\/products/,
      '/products',
      'WHITE-1: link leads elsewhere',
    ],
    ['a link to another shop', /shop.example\/en-US\/products/, 'shop.example.net', 'WHITE-1: link leads elsewhere'],
    ['a picture without encryption', /https:\/\/media/, 'http://media', 'WHITE-1: image_link is no address'],
    ['a drawing', /can.jpg/, 'can.svg', 'WHITE-1: image_link is no raster picture'],
    ['missing numbers that are not said to be', />no</, '>yes<', 'WHITE-1: identifier_exists is not no'],
    ['half of a measure', /<g:unit_pricing_measure>.*/, '', 'WHITE-1: one measure is there without the other'],
    ['a measure that Google does not take', /750ml/, '330ml', 'WHITE-1: unit_pricing_base_measure is no one of'],
    [
      'a cost of shipping without its country',
      /<g:country>US<\/g:country>/,
      '',
      'WHITE-1: shipping: country is missing',
    ],
    [
      'two costs to one state',
      /(<g:shipping>[^]*<\/g:shipping>)/,
      '$1$1',
      'WHITE-1: shipping to US CA Standard is there twice',
    ],
    ['two items of one id', /(<item>[^]*<\/item>)/, '$1$1', 'WHITE-1: is there twice'],
    [
      'a group of one size',
      /(<g:id>WHITE-1.*)/,
      '$1<g:item_group_id>a</g:item_group_id>',
      'group a: its items do not differ in size',
    ],
  ])('finds %s', async (_what, found, wrong, problem) => {
    const xml = await whole();
    expect(xml).toMatch(found);
    const problems = productFeedProblems(xml.replace(found, wrong), expected);
    expect(problems.filter((one) => one.startsWith(problem))).not.toEqual([]);
  });

  it('finds a picture that is not there', async () => {
    expect(productFeedProblems(await whole(), { ...expected, hasPicture: (url) => url !== photograph.url })).toEqual([
      'WHITE-1: image_link has no picture',
    ]);
  });
});
