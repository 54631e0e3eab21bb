import { log } from '#src/application/calls/log';
import type { Product } from '#src/domain/catalogue/product';
import type { GroupOrderKind } from '#src/domain/group-order/group-order';
import type { GroupOrderContent } from '#src/domain/page/page-content';
import { fields } from '#src/infrastructure/shared/checks';
import type { ContentEntry } from './content-entry';
import { group, list, prose, readEntry, text } from './entry-checks';
import { pageFields, toPageMeta } from './page-entries';

const kindOfPath: ReadonlyMap<string, GroupOrderKind> = new Map([
  ['/group-order/', 'group'],
  ['/bulk/', 'bulk'],
]);

/** Returns the kind of group order at a path; undefined for all other pages. */
export function groupOrderAt(path: string): GroupOrderKind | undefined {
  return kindOfPath.get(path);
}

const groupOrderShape = fields({
  ...pageFields,
  sections: group({ products: list(text), addons: list(text) }),
  body: prose(),
});

/**
 * The page with its editor's offers, by sku. Products that are not sold are left out and logged. Throws `wrong_shape` when a
 * field is missing or malformed.
 */
export function groupOrderOf(
  entry: ContentEntry,
  orderKind: GroupOrderKind,
  products: readonly Product[],
): GroupOrderContent {
  const { sections, body, ...page } = readEntry(entry, groupOrderShape);
  const offered = (skus: readonly string[]) =>
    skus.flatMap((sku) => {
      const product = products.find((candidate) => candidate.sku === sku);
      if (!product) log.warn('Left out of the group order: nobody sells this sku', { sku });
      return product ?? [];
    });
  return {
    kind: 'group-order',
    ...toPageMeta(page),
    orderKind,
    products: offered(sections.products),
    addons: offered(sections.addons),
    body,
  };
}
