import { insufficientStock } from '#sandbox/http/error-responses';
import type { Store } from '#sandbox/shop/shop';
import { inventoryUnits } from './line-inventory';
import type { LineItem } from './order';

/** Reduces the stock by the sold units. A stock of null is unlimited. */
export async function unstock(store: Store, lines: readonly LineItem[]): Promise<void> {
  for (const [id, units] of inventoryUnits(lines)) {
    const left = await store
      .updateTable('variants')
      .set((column) => ({ countOnHand: column('countOnHand', '-', units) }))
      .where('id', '=', id)
      .where('countOnHand', 'is not', null)
      .returning(['countOnHand', 'backorderable'])
      .executeTakeFirst();
    if (left && !left.backorderable && (left.countOnHand ?? 0) < 0) throw insufficientStock();
  }
}
