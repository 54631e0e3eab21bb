import type { VariantRow } from '#sandbox/database/schema';
import { sendBackInStockMail } from '#sandbox/shop/mails/back-in-stock-mail';
import type { Shop } from '#sandbox/shop/shop';
import { canSupply } from './availability';

/** Sets the stock of a variant. When it is available again, every stock request gets one mail. */
export async function restock(shop: Shop, sku: string, countOnHand: number): Promise<VariantRow | undefined> {
  return shop.database.transaction().execute(async (store) => {
    const variant = await store
      .updateTable('variants')
      .set({ countOnHand })
      .where('sku', '=', sku)
      .returningAll()
      .executeTakeFirst();
    if (!variant || !canSupply(variant, 1)) return variant;
    const now = shop.clock.now();
    const requests = await store
      .updateTable('stockRequests')
      .set({ notifiedAt: now })
      .where('variantId', '=', variant.id)
      .where('notifiedAt', 'is', null)
      .returning('email')
      .execute();
    for (const { email } of requests) await sendBackInStockMail({ shop, store, now }, variant, email);
    return variant;
  });
}
