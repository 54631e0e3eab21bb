import type { Maker } from '#src/domain/catalogue/catalogue-content';
import type { Product } from '#src/domain/catalogue/product';
import type { HomeContent, HomeRow } from '#src/domain/page/page-content';
import { type Checked, fields, noneOr } from '#src/infrastructure/shared/checks';
import { blockLink } from './block-link';
import type { ContentEntry } from './content-entry';
import { group, list, oneOf, readEntry, text } from './entry-checks';
import { pageFields, pagePictureOf, toPageMeta } from './page-entries';
import { inStock, productsBySku } from './product-list';

const rowKinds = ['featured', 'packs', 'taste', 'makers', 'club', 'how'] as const;
const productsPerRow = 4;

export interface HomeProducts {
  readonly products: readonly Product[];
  readonly makers: readonly Maker[];
  /** The page whose picture stands in the row about the club. */
  readonly clubPage: ContentEntry | undefined;
  /** Called for every sku of the page that is not sold. */
  readonly onUnknownSku: (sku: string) => void;
}

const rowShape = group({ kind: oneOf(rowKinds), title: text, text, skus: noneOr(list(text)) });
const homeShape = fields({
  ...pageFields,
  sections: group({
    hero: group({ headline: text, text, action: blockLink, skus: list(text) }),
    rows: list(rowShape),
  }),
});

/** Throws `wrong_shape` when a field is missing or malformed. */
export function homeOf(entry: ContentEntry, available: HomeProducts): HomeContent {
  const { sections, ...page } = readEntry(entry, homeShape);
  const { skus, ...hero } = sections.hero;
  return {
    kind: 'home',
    ...toPageMeta(page),
    hero: { ...hero, products: productsBySku(skus, available) },
    rows: sections.rows.map((row) => rowOf(row, available)),
  };
}

function rowOf({ skus, ...row }: Checked<typeof rowShape>, available: HomeProducts): HomeRow {
  const { kind } = row;
  return {
    ...row,
    products: skus ? productsBySku(skus, available) : productsOfKind(kind, available.products),
    makers: kind === 'makers' ? available.makers : [],
    ...(kind === 'club' && available.clubPage && pagePictureOf(available.clubPage)),
  };
}

/** The first products in stock, for a row that names none. */
function productsOfKind(kind: HomeRow['kind'], products: readonly Product[]): readonly Product[] {
  const family = kind === 'featured' ? 'wine' : kind === 'packs' ? 'pack' : undefined;
  return products.filter((product) => product.family === family && inStock(product)).slice(0, productsPerRow);
}
