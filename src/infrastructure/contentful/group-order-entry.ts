import { log } from '#src/application/calls/log';
import type { Product } from '#src/domain/catalogue/product';
import type { GroupOrderKind } from '#src/domain/group-order/group-order';
import type { GroupOrderContent } from '#src/domain/page/page-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';
import { pageMetaOf } from './page-entries';

const kindOfPath: ReadonlyMap<string, GroupOrderKind> = new Map([
  ['/group-order/', 'group'],
  ['/bulk/', 'bulk'],
]);

/** Returns the kind of group order at a path; undefined for all other pages. */
export function groupOrderAt(path: string): GroupOrderKind | undefined {
  return kindOfPath.get(path);
}

/**
 * The page with its editor's offers, by sku. Products that are not sold are left out and logged. Throws `wrong_shape` when a
 * field is missing or malformed.
 */
export function groupOrderOf(
  entry: ContentEntry,
  orderKind: GroupOrderKind,
  products: readonly Product[],
): GroupOrderContent {
  const fields = new FieldReader(entry);
  const sections = fields.object('sections');
  const offered = (name: string) =>
    sections.texts(name).flatMap((sku) => {
      const product = products.find((candidate) => candidate.sku === sku);
      if (!product) log.warn('Left out of the group order: nobody sells this sku', { sku });
      return product ?? [];
    });
  return {
    kind: 'group-order',
    ...pageMetaOf(fields),
    orderKind,
    products: offered('products'),
    addons: offered('addons'),
    body: fields.prose('body'),
  };
}
