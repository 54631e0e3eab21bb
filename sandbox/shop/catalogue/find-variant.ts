import type { VariantRow } from '#sandbox/database/schema';
import { notFound } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { integerOf } from '#sandbox/http/request-body';
import type { Store } from '#sandbox/shop/shop';

/** The variant that a line names by `variant_id` or `sku`; one that is unknown or no longer sold is 404. */
export async function namedVariant(store: Store, fields: Fields): Promise<VariantRow> {
  const id = integerOf(fields['variant_id']);
  const sku = fields['sku'];
  const variant =
    id !== undefined
      ? await store.selectFrom('variants').selectAll().where('id', '=', id).executeTakeFirst()
      : typeof sku === 'string'
        ? await variantBySku(store, sku)
        : undefined;
  if (!variant || variant.discontinued) throw notFound();
  return variant;
}

/** A variant that is sold. */
export function variantBySku(store: Store, sku: string): Promise<VariantRow | undefined> {
  return store
    .selectFrom('variants')
    .selectAll()
    .where('sku', '=', sku)
    .where('discontinued', '=', false)
    .executeTakeFirst();
}

/** The existing variants of these skus, also those no longer sold, in no particular order. */
export async function variantsBySku(store: Store, skus: readonly string[]): Promise<readonly VariantRow[]> {
  return skus.length === 0 ? [] : store.selectFrom('variants').selectAll().where('sku', 'in', skus).execute();
}
