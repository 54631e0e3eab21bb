import { scenes } from '#sandbox/drawings/article-scenes';
import { families } from '#sandbox/drawings/patterns/families';
import type { ContentTypeDefinition, FieldDefinition } from './field-definition';
import {
  assetLink,
  assetLinks,
  date,
  entryLink,
  entryLinks,
  flag,
  integer,
  json,
  number,
  symbol,
  symbols,
  text,
} from './field-definition';
import { storeType } from './store-content-type';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const HEX_COLOUR = /^#[0-9A-F]{6}$/;
const WINE_TYPES = ['red', 'white', 'rosé', 'orange', 'sparkling', 'piquette'];
const DIVERSITY = ['Women-made', 'Black-owned', 'Latino-owned', 'AAPI-owned', 'LGBTQ-owned', 'Family farm'];
const FEATURES = ['Organic grapes', 'Zero sugar', 'Low alcohol', 'Vegan', 'Native yeast', 'Award winner'];
const ALLERGENS = ['Sulfites', 'Egg', 'Milk', 'Fish'];

const sku = symbol('sku');
const slug = symbol('slug', { pattern: SLUG });
const tagline = symbol('tagline', { maxLength: 70 });
const description = text('description');
const metaDescription = symbol('metaDescription', { maxLength: 170 });
const noindex = flag('noindex');

/** Every page has a list of blocks beside its own fields, and the pictures that the blocks show. */
const blocks: readonly FieldDefinition[] = [
  json('blocks', { required: false }),
  assetLinks('blockPictures', { required: false }),
];

/** Fields of every sellable item: color pair, pictures, SEO, and its place on the shelf. */
const shelf: readonly FieldDefinition[] = [
  symbol('groundColor', { pattern: HEX_COLOUR }),
  symbol('markColor', { pattern: HEX_COLOUR }),
  assetLinks('images'),
  noindex,
  metaDescription,
  integer('rank', { range: [1, 9999] }),
  date('addedOn'),
  symbols('tags', { maxItems: 2, maxLength: 24, required: false }),
  ...blocks,
];

/**
 * The content model: the storefront's adapter relies on these ids and field names (spec §3 Content types). A list that may be empty is
 * not required: an editor who never touches it leaves it out.
 */
export const contentTypes: readonly ContentTypeDefinition[] = [
  {
    id: 'product',
    name: 'Product',
    keyField: 'sku',
    fields: [
      sku,
      slug,
      symbol('name'),
      tagline,
      description,
      symbol('wineType', { oneOf: WINE_TYPES }),
      symbols('grapes'),
      symbol('region'),
      integer('vintage', { range: [2015, 2030] }),
      number('abv', { range: [0, 20] }),
      symbol('sweetness', { oneOf: ['bone dry', 'dry', 'off-dry', 'sweet'] }),
      symbols('tastingNotes', { length: 3 }),
      symbols('pairings', { length: 3, maxLength: 60 }),
      /** Grams in a can of 250 ml, and kilocalories. */
      number('sugar', { range: [0, 40] }),
      integer('calories', { range: [0, 400] }),
      symbols('allergens', { oneOf: ALLERGENS, required: false }),
      symbol('serveAt', { pattern: /\d °F.*\d °C/ }),
      text('backLabel', { required: false }),
      entryLink('maker', 'maker'),
      symbols('diversity', { oneOf: DIVERSITY, required: false }),
      symbols('features', { oneOf: FEATURES, required: false }),
      ...shelf,
      symbol('labelPattern', { oneOf: Object.keys(families) }),
    ],
  },
  {
    id: 'pack',
    name: 'Pack',
    keyField: 'sku',
    fields: [
      sku,
      slug,
      symbol('slugUrl'),
      symbol('name'),
      tagline,
      description,
      symbol('wineType', { oneOf: [...WINE_TYPES, 'mixed'] }),
      /** A pack whose cans the shopper chooses has none. */
      json('contents', { required: false }),
      integer('cans', { range: [1, 24] }),
      flag('composable', { required: false }),
      symbols('diversity', { oneOf: DIVERSITY, required: false }),
      symbols('features', { oneOf: FEATURES, required: false }),
      ...shelf,
    ],
  },
  {
    id: 'merch',
    name: 'Merch',
    keyField: 'sku',
    fields: [
      sku,
      slug,
      symbol('name'),
      tagline,
      description,
      symbol('merchType', { oneOf: ['glassware', 'gift-card', 'tasting', 'accessory'] }),
      symbols('details', { required: false }),
      ...shelf,
    ],
  },
  {
    id: 'kit',
    name: 'Kit',
    keyField: 'sku',
    fields: [sku, number('price'), number('postPromoPrice'), number('postPromoPrice24'), assetLink('mainImage')],
  },
  {
    id: 'maker',
    name: 'Maker',
    keyField: 'slug',
    fields: [
      symbol('name'),
      slug,
      symbol('place'),
      symbol('region'),
      integer('founded', { range: [1800, 2100] }),
      symbol('people'),
      symbol('farming', { maxLength: 60 }),
      text('story'),
      symbol('portraitAlt'),
      assetLink('image'),
      /** A list of `sku` with `award`. */
      json('awards', { required: false }),
      /** A list of `label` with `to`, a path of the shop, or `url`, a web address. */
      json('links', { required: false }),
      ...blocks,
    ],
  },
  {
    id: 'review',
    name: 'Review',
    keyField: 'sku',
    fields: [sku, symbol('author'), integer('score', { range: [1, 5] }), symbol('title'), text('body'), date('date')],
  },
  {
    id: 'page',
    name: 'Page',
    keyField: 'slug',
    fields: [
      symbol('path', { pattern: /^\/([a-z0-9-]+\/)*$/ }),
      slug,
      symbol('title'),
      metaDescription,
      noindex,
      text('body', { required: false }),
      assetLink('image', { required: false }),
      assetLinks('downloads', { required: false }),
      json('sections', { required: false }),
      ...blocks,
    ],
  },
  {
    id: 'landingPage',
    name: 'Landing page',
    keyField: 'slug',
    fields: [slug, symbol('title'), metaDescription, noindex, json('offer', { required: false }), ...blocks],
  },
  {
    id: 'article',
    name: 'Article',
    keyField: 'slug',
    fields: [
      slug,
      symbol('title'),
      metaDescription,
      date('date'),
      date('updated', { required: false }),
      symbol('author'),
      symbol('authorNote', { required: false }),
      assetLink('image'),
      symbol('scene', { oneOf: Object.keys(scenes) }),
      entryLinks('tags', 'tag', { required: false }),
      symbols('relatedSkus', { keyOf: ['product', 'pack', 'merch'], required: false }),
      symbols('relatedArticles', { keyOf: ['article'], required: false }),
      text('body'),
      ...blocks,
    ],
  },
  {
    id: 'tag',
    name: 'Tag',
    keyField: 'slug',
    fields: [slug, symbol('name', { maxLength: 30 }), symbol('title'), metaDescription],
  },
  {
    id: 'event',
    name: 'Event',
    keyField: 'slug',
    fields: [
      slug,
      symbol('title'),
      text('text'),
      symbol('startsAt', { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d(Z|[+-]\d\d:\d\d)$/ }),
      integer('minutes', { range: [1, 600] }),
      symbol('timeZone', { pattern: /^[A-Za-z]+(\/[A-Za-z_]+)+$/ }),
      symbol('host'),
      sku,
      assetLink('image', { required: false }),
    ],
  },
  storeType,
  {
    id: 'siteSettings',
    name: 'Site settings',
    keyField: 'brandTagline',
    fields: [
      symbol('brandTagline'),
      json('shippableStates'),
      text('footerText'),
      json('mainMenu', { required: false }),
      json('footer', { required: false }),
      symbol('contactEmail', { required: false }),
      json('contact', { required: false }),
      symbol('announcement', { required: false }),
      symbol('announcementCode', { required: false }),
      symbol('announcementLink', { required: false }),
      symbol('announcementLinkText', { required: false }),
      flag('announcementForNewcomers', { required: false }),
      json('referral', { required: false }),
      json('caseOffers', { required: false }),
      json('deliveryEstimates', { required: false }),
      json('freeShipping', { required: false }),
      json('offerTerms', { required: false }),
      symbols('crossSell', { required: false }),
    ],
  },
];

export function findContentType(id: string): ContentTypeDefinition | undefined {
  return contentTypes.find((type) => type.id === id);
}
