import type { Product } from '#src/domain/catalogue/product';
import type { HomeContent, HomeRow, Maker } from '#src/domain/content/page-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';
import { pageMetaOf } from './page-entries';
import { inStock } from './product-list';

const rowKinds = ['featured', 'packs', 'makers', 'club', 'how'] as const;
const productsInUnnamedRow = 4;

/** What the home page shows besides its own words. */
export interface HomeFillings {
  readonly products: readonly Product[];
  readonly makers: readonly Maker[];
  /** Told of every sku that the page names and nobody sells. */
  readonly onUnknownSku: (sku: string) => void;
}

/** The home page with its rows filled. Throws `wrong_shape` when a field is missing or malformed. */
export function homeOf(entry: ContentEntry, fillings: HomeFillings): HomeContent {
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
      products: named(hero.texts('skus'), fillings),
    },
    rows: sections.objects('rows').map((row) => rowOf(row, fillings)),
  };
}

function rowOf(row: FieldReader, fillings: HomeFillings): HomeRow {
  const kind = row.oneOf('kind', rowKinds);
  return {
    kind,
    title: row.text('title'),
    text: row.text('text'),
    products: row.has('skus') ? named(row.texts('skus'), fillings) : unnamed(kind, fillings.products),
    makers: kind === 'makers' ? fillings.makers : [],
  };
}

function named(skus: readonly string[], { products, onUnknownSku }: HomeFillings): readonly Product[] {
  return skus.flatMap((sku) => {
    const product = products.find((candidate) => candidate.sku === sku);
    if (!product) onUnknownSku(sku);
    return product ? [product] : [];
  });
}

/** A row that names no products shows the first of its kind that can be bought. */
function unnamed(kind: HomeRow['kind'], products: readonly Product[]): readonly Product[] {
  const family = kind === 'featured' ? 'wine' : kind === 'packs' ? 'pack' : undefined;
  return products.filter((product) => product.family === family && inStock(product)).slice(0, productsInUnnamedRow);
}
