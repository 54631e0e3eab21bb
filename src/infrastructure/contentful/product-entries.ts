import type { Kit } from '#src/domain/catalogue/full-case';
import type { Part, Product, WineType } from '#src/domain/catalogue/product';
import type { Fact, Maker, ProductContent } from '#src/domain/content/page-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';

/** A product as far as content describes it. The back end knows its price, its stock and whether it is sold alone. */
export interface ProductEntry {
  readonly product: Omit<Product, 'price' | 'stock' | 'noIndividualPurchase'>;
  readonly page: Pick<
    ProductContent,
    'description' | 'noindex' | 'pictures' | 'text' | 'tastingNotes' | 'pairing' | 'facts' | 'details'
  >;
  readonly maker?: ContentEntry;
}

function productFields(
  fields: FieldReader,
): Pick<ProductEntry['product'], 'sku' | 'slug' | 'name' | 'tagline' | 'tint' | 'picture'> {
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

function pageFields(fields: FieldReader): Pick<ProductEntry['page'], 'description' | 'noindex' | 'pictures' | 'text'> {
  return {
    description: fields.text('metaDescription'),
    noindex: fields.flag('noindex'),
    pictures: fields.pictures('images', fields.text('name')),
    text: fields.text('description'),
  };
}

const wineTypes: readonly Exclude<WineType, 'mixed'>[] = ['red', 'white', 'rosé', 'orange', 'sparkling', 'piquette'];
const sweetnesses = ['bone dry', 'dry', 'off-dry', 'sweet'] as const;

/** Throws `wrong_shape` when a field is missing or malformed. */
export function wineOf(entry: ContentEntry): ProductEntry {
  const fields = new FieldReader(entry);
  const maker = fields.linkedEntry('maker');
  return {
    product: {
      ...productFields(fields),
      family: 'wine',
      wineType: fields.oneOf('wineType', wineTypes),
      makerName: new FieldReader(maker).text('name'),
      diversity: fields.optionalTexts('diversity'),
      features: fields.optionalTexts('features'),
      parts: [],
    },
    page: {
      ...pageFields(fields),
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

const maxPartQuantity = 24;

/** A pack, a gift set, a bundle or a custom pack. Throws `wrong_shape` when a field is missing or malformed. */
export function packOf(entry: ContentEntry): ProductEntry {
  const fields = new FieldReader(entry);
  const wineType = fields.oneOf('wineType', [...wineTypes, 'mixed']);
  const cans = fields.integer('cans', 1, 24);
  const isComposable = fields.has('composable') && fields.flag('composable');
  return {
    product: {
      ...productFields(fields),
      family: 'pack',
      wineType,
      diversity: fields.optionalTexts('diversity'),
      features: fields.optionalTexts('features'),
      parts: isComposable ? [] : partsOf(fields),
      ...(isComposable && { composedOf: cans }),
    },
    page: {
      ...pageFields(fields),
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
    .map((part) => ({ sku: part.text('sku'), quantity: part.integer('quantity', 1, maxPartQuantity) }));
  return parts.length > 0 ? parts : fields.reject('contents', 'must say what the pack holds');
}

const merchTypes = {
  glassware: 'Glassware',
  'gift-card': 'Gift card',
  tasting: 'Virtual tasting',
  accessory: 'Accessory',
} as const;

/** Glasses, gift cards, tastings. Throws `wrong_shape` when a field is missing or malformed. */
export function merchOf(entry: ContentEntry): ProductEntry {
  const fields = new FieldReader(entry);
  const kind = fields.oneOf('merchType', Object.keys(merchTypes) as (keyof typeof merchTypes)[]);
  return {
    product: { ...productFields(fields), family: 'merch', diversity: [], features: [], parts: [] },
    page: {
      ...pageFields(fields),
      tastingNotes: [],
      facts: [{ label: 'Kind', value: merchTypes[kind] }],
      details: fields.texts('details'),
    },
  };
}

/**
 * A kit takes its parts from the pack with the same sku (spec §3 Kit). Throws `wrong_shape` when a field is missing or
 * malformed, or when there is no such pack.
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

/** Throws `wrong_shape` when a field is missing or malformed. */
export function makerOf(entry: ContentEntry): Maker {
  const fields = new FieldReader(entry);
  // The asset may be used elsewhere too, so the maker's own text describes the picture.
  const picture = { ...fields.picture('image', ''), alt: fields.text('portraitAlt') };
  return { name: fields.text('name'), place: fields.text('place'), story: fields.text('story'), picture };
}
