import type { Kit } from '#src/domain/catalogue/full-case';
import type { Part, Product } from '#src/domain/catalogue/product';
import { canWineTypes, sweetnesses, wineTypes } from '#src/domain/catalogue/wine-kinds';
import type { ProductContent } from '#src/domain/page/page-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';
import { capitalized, wineFacts } from './wine-facts';

/** A product as far as content describes it. The back end knows its price, its stock and whether it is sold alone. */
export interface ProductEntry {
  readonly product: Omit<Product, 'price' | 'stock' | 'noIndividualPurchase'>;
  readonly page: Pick<
    ProductContent,
    'description' | 'noindex' | 'pictures' | 'text' | 'tastingNotes' | 'pairings' | 'facts' | 'details'
  >;
  readonly maker?: ContentEntry;
  /** Of which the page takes its blocks. */
  readonly source: ContentEntry;
}

function productFields(
  fields: FieldReader,
): Pick<
  ProductEntry['product'],
  'sku' | 'slug' | 'name' | 'tagline' | 'tint' | 'picture' | 'tags' | 'rank' | 'addedOn'
> {
  const name = fields.text('name');
  const [picture] = fields.picturesAtHand('images', name).pictures;
  return {
    sku: fields.text('sku'),
    slug: fields.slug('slug'),
    name,
    tagline: fields.text('tagline'),
    tint: { ground: fields.color('groundColor'), mark: fields.color('markColor') },
    ...(picture && { picture }),
    ...(fields.has('tags') && { tags: tagsOf(fields) }),
    rank: fields.integer('rank', 1, maxRank),
    addedOn: fields.day('addedOn'),
  };
}

function tagsOf(fields: FieldReader): readonly string[] {
  const tags = fields.texts('tags');
  return tags.length > maxTags ? fields.reject('tags', `may have ${maxTags} tags, has ${tags.length}`) : tags;
}

function pageFields(fields: FieldReader): Pick<ProductEntry['page'], 'description' | 'noindex' | 'pictures' | 'text'> {
  return {
    description: fields.text('metaDescription'),
    noindex: fields.flag('noindex'),
    pictures: fields.picturesAtHand('images', fields.text('name')).pictures,
    text: fields.text('description'),
  };
}

const maxTags = 2;
const maxRank = 9999;

/** Throws `wrong_shape` when a field is missing or malformed. */
export function wineOf(entry: ContentEntry): ProductEntry {
  const fields = new FieldReader(entry);
  const maker = fields.linkedEntry('maker');
  return {
    product: {
      ...productFields(fields),
      family: 'wine',
      wineType: fields.oneOf('wineType', canWineTypes),
      sweetness: fields.oneOf('sweetness', sweetnesses),
      grapes: fields.texts('grapes'),
      region: fields.text('region'),
      makerName: new FieldReader(maker).text('name'),
      makerSlug: new FieldReader(maker).slug('slug'),
      diversity: fields.optionalTexts('diversity'),
      features: fields.optionalTexts('features'),
      parts: [],
    },
    page: {
      ...pageFields(fields),
      tastingNotes: fields.texts('tastingNotes'),
      pairings: fields.texts('pairings'),
      facts: wineFacts(fields),
      details: [],
    },
    maker,
    source: entry,
  };
}

const maxPartQuantity = 24;

/** A pack, a gift set, a bundle or a custom pack. Throws `wrong_shape` when a field is missing or malformed. */
export function packOf(entry: ContentEntry): ProductEntry {
  const fields = new FieldReader(entry);
  const wineType = fields.oneOf('wineType', wineTypes);
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
      pairings: [],
      facts: [
        { label: 'Wine', value: capitalized(wineType) },
        { label: 'Size', value: cans === 1 ? '250 ml can' : `${cans} × 250 ml cans` },
      ],
      details: [],
    },
    source: entry,
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

const mailed: readonly (keyof typeof merchTypes)[] = ['gift-card', 'tasting'];

/** Glasses, gift cards, tastings. Throws `wrong_shape` when a field is missing or malformed. */
export function merchOf(entry: ContentEntry): ProductEntry {
  const fields = new FieldReader(entry);
  const kind = fields.oneOf('merchType', Object.keys(merchTypes) as (keyof typeof merchTypes)[]);
  return {
    product: {
      ...productFields(fields),
      family: 'merch',
      diversity: [],
      features: [],
      parts: [],
      ...(mailed.includes(kind) && { isMailed: true }),
    },
    page: {
      ...pageFields(fields),
      tastingNotes: [],
      pairings: [],
      facts: [{ label: 'Kind', value: merchTypes[kind] }],
      details: fields.optionalTexts('details'),
    },
    source: entry,
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
    ...(fields.has('postPromoPrice') && { postPromoPrice: fields.money('postPromoPrice') }),
    ...(fields.has('postPromoPrice24') && { postPromoPrice24: fields.money('postPromoPrice24') }),
    parts: pack.parts,
  };
}
