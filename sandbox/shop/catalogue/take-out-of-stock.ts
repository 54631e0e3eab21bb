import { insufficientStock } from '#sandbox/http/refusals';
import { unitsOf } from '#sandbox/shop/orders/line-goods';
import type { LineItem } from '#sandbox/shop/orders/order';
import type { Store } from '#sandbox/shop/shop';

/** Takes what was sold off the shelf. Stock that is null is unlimited and stays so. */
export async function takeOutOfStock(store: Store, lines: readonly LineItem[]): Promise<void> {
  for (const [id, units] of unitsOf(lines)) {
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
