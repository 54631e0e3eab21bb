import type { Maker } from '#src/domain/catalogue/catalogue-content';
import type { Product } from '#src/domain/catalogue/product';
import type { HomeContent, HomeRow } from '#src/domain/page/page-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';
import { pageMetaOf, pagePictureOf } from './page-entries';
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

/** Throws `wrong_shape` when a field is missing or malformed. */
export function homeOf(entry: ContentEntry, available: HomeProducts): HomeContent {
  const fields = new FieldReader(entry);
  const sections = fields.object('sections');
  const hero = sections.object('hero');
  const action = hero.object('action');
  return {
    kind: 'home',
    ...pageMetaOf(fields),
    hero: {
      headline: hero.text('headline'),
      text: hero.text('text'),
      action: { label: action.text('label'), to: action.link('to') },
      products: productsBySku(hero.texts('skus'), available),
    },
    rows: sections.objects('rows').map((row) => rowOf(row, available)),
  };
}

function rowOf(row: FieldReader, available: HomeProducts): HomeRow {
  const kind = row.oneOf('kind', rowKinds);
  return {
    kind,
    title: row.text('title'),
    text: row.text('text'),
    products: row.has('skus') ? productsBySku(row.texts('skus'), available) : productsOfKind(kind, available.products),
    makers: kind === 'makers' ? available.makers : [],
    ...(kind === 'club' && available.clubPage && pagePictureOf(available.clubPage)),
  };
}

/** The first products in stock, for a row that names none. */
function productsOfKind(kind: HomeRow['kind'], products: readonly Product[]): readonly Product[] {
  const family = kind === 'featured' ? 'wine' : kind === 'packs' ? 'pack' : undefined;
  return products.filter((product) => product.family === family && inStock(product)).slice(0, productsPerRow);
}
