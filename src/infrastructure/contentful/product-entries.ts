import type { Kit } from '#src/domain/catalogue/full-case';
import type { Part, Picture, Product } from '#src/domain/catalogue/product';
import { canWineTypes, wineTypes } from '#src/domain/catalogue/wine-kinds';
import type { ProductContent } from '#src/domain/page/page-content';
import { type Check, type Checked, fields, noneOr } from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import type { ContentEntry } from './content-entry';
import {
  chosenBy,
  color,
  day,
  dollars,
  filledList,
  flag,
  group,
  integer,
  linkedEntry,
  list,
  oneOf,
  optionalList,
  readEntry,
  refined,
  slug,
  text,
} from './entry-checks';
import { describedAs, foundPictures } from './picture-checks';
import { capitalized, wineFacts, wineFields } from './wine-facts';

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

const maxTags = 2;
const maxRank = 9999;
const maxPartQuantity = 24;

const productFields = {
  name: text,
  images: foundPictures,
  sku: text,
  slug,
  tagline: text,
  groundColor: color,
  markColor: color,
  tags: noneOr(
    refined(list(text), (tags, refuse) =>
      tags.length > maxTags ? refuse(`may have ${maxTags} tags, has ${tags.length}`) : tags,
    ),
  ),
  rank: integer(1, maxRank),
  addedOn: day,
  metaDescription: text,
  noindex: flag,
  description: text,
};
const productShape = fields(productFields);
type ProductFields = Checked<typeof productShape>;

type ProductFacts = 'sku' | 'slug' | 'name' | 'tagline' | 'tint' | 'picture' | 'tags' | 'rank' | 'addedOn';

function toProduct(read: ProductFields): Pick<ProductEntry['product'], ProductFacts> {
  const { sku, slug: address, name, tagline, groundColor, markColor, tags, rank, addedOn } = read;
  const [picture] = picturesOf(read);
  return {
    sku,
    slug: address,
    name,
    tagline,
    tint: { ground: groundColor, mark: markColor },
    ...(picture && { picture }),
    ...(tags && { tags }),
    rank,
    addedOn,
  };
}

function toPage(read: ProductFields): Pick<ProductEntry['page'], 'description' | 'noindex' | 'pictures' | 'text'> {
  const { metaDescription, noindex, description } = read;
  return { description: metaDescription, noindex, pictures: picturesOf(read), text: description };
}

function picturesOf({ name, images }: ProductFields): readonly Picture[] {
  return images.pictures.map((found) => describedAs(name, found));
}

const maker = refined(linkedEntry, (entry) => ({ entry, ...readEntry(entry, fields({ name: text, slug })) }));

const wineShape = fields({
  maker,
  ...productFields,
  wineType: oneOf(canWineTypes),
  diversity: optionalList(text),
  ...wineFields,
  tastingNotes: list(text),
  pairings: list(text),
});

/** Throws `wrong_shape` when a field is missing or malformed. */
export function wineOf(entry: ContentEntry): ProductEntry {
  const wine = readEntry(entry, wineShape);
  return {
    product: {
      ...toProduct(wine),
      family: 'wine',
      wineType: wine.wineType,
      sweetness: wine.sweetness,
      grapes: wine.grapes,
      region: wine.region,
      makerName: wine.maker.name,
      makerSlug: wine.maker.slug,
      diversity: wine.diversity,
      features: wine.features,
      parts: [],
    },
    page: {
      ...toPage(wine),
      tastingNotes: wine.tastingNotes,
      pairings: wine.pairings,
      facts: wineFacts(wine),
      details: [],
    },
    maker: wine.maker.entry,
    source: entry,
  };
}

const parts: Check<readonly Part[]> = filledList(
  group({ sku: text, quantity: integer(1, maxPartQuantity) }),
  'must say what the pack holds',
);

/** A composable pack has no parts: shoppers choose them. */
const contents = chosenBy(fields({ composable: noneOr(flag), cans: integer(1, 24) }), ({ composable, cans }) =>
  composable
    ? refined(fields({}), (): Pick<Product, 'parts' | 'composedOf'> => ({ parts: [], composedOf: cans }))
    : refined(fields({ contents: parts }), (held): Pick<Product, 'parts' | 'composedOf'> => ({ parts: held.contents })),
);

const packShape = fields({
  wineType: oneOf(wineTypes),
  cans: integer(1, 24),
  ...productFields,
  diversity: optionalList(text),
  features: optionalList(text),
});

/** A pack, a gift set, a bundle or a custom pack. Throws `wrong_shape` when a field is missing or malformed. */
export function packOf(entry: ContentEntry): ProductEntry {
  const pack = readEntry(entry, packShape);
  const { wineType, cans, diversity, features } = pack;
  return {
    product: {
      ...toProduct(pack),
      family: 'pack',
      wineType,
      diversity,
      features,
      ...readEntry(entry, contents),
    },
    page: {
      ...toPage(pack),
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

const merchTypes = {
  glassware: 'Glassware',
  'gift-card': 'Gift card',
  tasting: 'Virtual tasting',
  accessory: 'Accessory',
} as const;

const mailed: readonly (keyof typeof merchTypes)[] = ['gift-card', 'tasting'];

const merchShape = fields({
  merchType: oneOf(Object.keys(merchTypes) as (keyof typeof merchTypes)[]),
  ...productFields,
  details: optionalList(text),
});

/** Glasses, gift cards, tastings. Throws `wrong_shape` when a field is missing or malformed. */
export function merchOf(entry: ContentEntry): ProductEntry {
  const merch = readEntry(entry, merchShape);
  return {
    product: {
      ...toProduct(merch),
      family: 'merch',
      diversity: [],
      features: [],
      parts: [],
      ...(mailed.includes(merch.merchType) && { isMailed: true }),
    },
    page: {
      ...toPage(merch),
      tastingNotes: [],
      pairings: [],
      facts: [{ label: 'Kind', value: merchTypes[merch.merchType] }],
      details: merch.details,
    },
    source: entry,
  };
}

/**
 * A kit takes its parts from the pack with the same sku (spec §3 Kit). Throws `wrong_shape` when a field is missing or
 * malformed, or when there is no such pack.
 */
export function kitOf(entry: ContentEntry, products: readonly Product[]): Kit {
  const pack = refined(
    text,
    (sku, refuse) =>
      products.find((product) => product.sku === sku && product.family === 'pack') ??
      refuse(`"${sku}" is no pack that is sold`),
  );
  const kit = fields({ sku: pack, postPromoPrice: noneOr(dollars), postPromoPrice24: noneOr(dollars) });
  const { sku: held, ...prices } = readEntry(entry, kit);
  return { sku: held.sku, ...omitNullish(prices), parts: held.parts };
}
