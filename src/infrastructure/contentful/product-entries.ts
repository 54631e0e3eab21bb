import type { Kit } from '#src/domain/catalogue/full-case';
import type { Part, Product, WineType } from '#src/domain/catalogue/product';
import type { Fact, Maker, ProductContent } from '#src/domain/content/page-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';

/** What content knows of something on the shelf; price, stock and whether it may be bought alone are the back end's. */
export interface ShelfItem {
  readonly goods: Omit<Product, 'price' | 'stock' | 'noIndividualPurchase'>;
  readonly page: Pick<
    ProductContent,
    'description' | 'noindex' | 'pictures' | 'text' | 'tastingNotes' | 'pairing' | 'facts' | 'details'
  >;
  readonly maker?: ContentEntry;
}

/** The fields that a wine, a pack and merchandise share. */
function sharedGoods(
  fields: FieldReader,
): Pick<ShelfItem['goods'], 'sku' | 'slug' | 'name' | 'tagline' | 'tint' | 'picture'> {
  const name = fields.text('name');
  return {
    sku: fields.text('sku'),
    slug: fields.slug('slug'),
    name,
    tagline: fields.text('tagline'),
    tint: { ground: fields.color('groundColor'), mark: fields.color('markColor') },
    picture: fields.pictures('images', name)[0],
  };
}

/** What the pages of a wine, a pack and merchandise share. */
function sharedPage(fields: FieldReader): Pick<ShelfItem['page'], 'description' | 'noindex' | 'pictures' | 'text'> {
  return {
    description: fields.text('metaDescription'),
    noindex: fields.flag('noindex'),
    pictures: fields.pictures('images', fields.text('name')),
    text: fields.text('description'),
  };
}

const wineTypes: readonly Exclude<WineType, 'mixed'>[] = ['red', 'white', 'rosé', 'orange', 'sparkling', 'piquette'];
const sweetnesses = ['bone dry', 'dry', 'off-dry', 'sweet'] as const;

/** A single wine. Throws `wrong_shape` when a field is missing or malformed. */
export function wineOf(entry: ContentEntry): ShelfItem {
  const fields = new FieldReader(entry);
  const maker = fields.linkedEntry('maker');
  return {
    goods: {
      ...sharedGoods(fields),
      family: 'wine',
      wineType: fields.oneOf('wineType', wineTypes),
      makerName: new FieldReader(maker).text('name'),
      diversity: fields.optionalTexts('diversity'),
      features: fields.optionalTexts('features'),
      parts: [],
    },
    page: {
      ...sharedPage(fields),
      tastingNotes: fields.texts('tastingNotes'),
      pairing: fields.text('pairing'),
      facts: wineFacts(fields),
      details: [],
    },
    maker,
  };
}

function wineFacts(fields: FieldReader): readonly Fact[] {
  const grapes = fields.texts('grapes');
  return [
    { label: grapes.length === 1 ? 'Grape' : 'Grapes', value: grapes.join(', ') },
    { label: 'Region', value: fields.text('region') },
    { label: 'Vintage', value: String(fields.integer('vintage', 1900, 2100)) },
    { label: 'Alcohol', value: `${fields.number('abv')}% by volume` },
    { label: 'Sweetness', value: capitalized(fields.oneOf('sweetness', sweetnesses)) },
    { label: 'Serve at', value: fields.text('serveAt') },
    { label: 'Size', value: '250 ml can' },
  ];
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const mostOfOnePart = 24;

/** Several things sold together: a pack, a gift set, a bundle, a pack whose cans the shopper chooses. Throws `wrong_shape` when a field is missing or malformed. */
export function packOf(entry: ContentEntry): ShelfItem {
  const fields = new FieldReader(entry);
  const wineType = fields.oneOf('wineType', [...wineTypes, 'mixed']);
  const cans = fields.integer('cans', 1, 24);
  const isComposable = fields.has('composable') && fields.flag('composable');
  return {
    goods: {
      ...sharedGoods(fields),
      family: 'pack',
      wineType,
      diversity: fields.optionalTexts('diversity'),
      features: fields.optionalTexts('features'),
      parts: isComposable ? [] : partsOf(fields),
      ...(isComposable && { composedOf: cans }),
    },
    page: {
      ...sharedPage(fields),
      tastingNotes: [],
      facts: [
        { label: 'Wine', value: capitalized(wineType) },
        { label: 'Size', value: cans === 1 ? '250 ml can' : `${cans} × 250 ml cans` },
      ],
      details: [],
    },
  };
}

function partsOf(fields: FieldReader): readonly Part[] {
  const parts = fields
    .objects('contents')
    .map((part) => ({ sku: part.text('sku'), quantity: part.integer('quantity', 1, mostOfOnePart) }));
  return parts.length > 0 ? parts : fields.reject('contents', 'must say what the pack holds');
}

const merchTypes = {
  glassware: 'Glassware',
  'gift-card': 'Gift card',
  tasting: 'Virtual tasting',
  accessory: 'Accessory',
} as const;

/** Glasses, gift cards, tastings and the like. Throws `wrong_shape` when a field is missing or malformed. */
export function merchOf(entry: ContentEntry): ShelfItem {
  const fields = new FieldReader(entry);
  const kind = fields.oneOf('merchType', Object.keys(merchTypes) as (keyof typeof merchTypes)[]);
  return {
    goods: { ...sharedGoods(fields), family: 'merch', diversity: [], features: [], parts: [] },
    page: {
      ...sharedPage(fields),
      tastingNotes: [],
      facts: [{ label: 'Kind', value: merchTypes[kind] }],
      details: fields.texts('details'),
    },
  };
}

/**
 * A pack's prices and the parts its lines must have, which are those of the pack with the same sku (spec §3 Kit).
 * Throws `wrong_shape` when a field is missing or malformed, or when there is no such pack.
 */
export function kitOf(entry: ContentEntry, products: readonly Product[]): Kit {
  const fields = new FieldReader(entry);
  const sku = fields.text('sku');
  const pack = products.find((product) => product.sku === sku && product.family === 'pack');
  if (!pack) return fields.reject('sku', `"${sku}" is no pack that is sold`);
  return {
    sku,
    price: fields.money('price'),
    ...(fields.has('postPromoPrice') && { postPromoPrice: fields.money('postPromoPrice') }),
    ...(fields.has('postPromoPrice24') && { postPromoPrice24: fields.money('postPromoPrice24') }),
    parts: pack.parts,
  };
}

/** Who makes a wine. Throws `wrong_shape` when a field is missing or malformed. */
export function makerOf(entry: ContentEntry): Maker {
  const fields = new FieldReader(entry);
  // The maker's own words for the picture win over those of the asset, which may be used elsewhere too.
  const picture = { ...fields.picture('image', ''), alt: fields.text('portraitAlt') };
  return { name: fields.text('name'), place: fields.text('place'), story: fields.text('story'), picture };
}
