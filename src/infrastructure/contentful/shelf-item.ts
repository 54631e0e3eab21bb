import type { Product } from '#src/domain/catalogue/product';
import type { ProductContent } from '#src/domain/content/page-content';
import type { ContentEntry } from './content-entry';
import type { FieldReader } from './read-fields';

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
export function sharedGoods(
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
export function sharedPage(
  fields: FieldReader,
): Pick<ShelfItem['page'], 'description' | 'noindex' | 'pictures' | 'text'> {
  return {
    description: fields.text('metaDescription'),
    noindex: fields.flag('noindex'),
    pictures: fields.pictures('images', fields.text('name')),
    text: fields.text('description'),
  };
}
