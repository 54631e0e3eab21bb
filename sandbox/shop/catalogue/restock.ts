import type { VariantRow } from '#sandbox/database/schema';
import { eachRow } from '#sandbox/shop/each-row';
import { sendBackInStockMail } from '#sandbox/shop/mails/back-in-stock-mail';
import type { Shop } from '#sandbox/shop/shop';
import { canSupply } from './availability';

/** Sets the stock of a variant. When it is available again, every stock request gets one mail. */
export async function restock(shop: Shop, sku: string, countOnHand: number): Promise<VariantRow | undefined> {
  const { database, clock } = shop;
  const variant = await database
    .updateTable('variants')
    .set({ countOnHand })
    .where('sku', '=', sku)
    .returningAll()
    .executeTakeFirst();
  if (!variant || !canSupply(variant, 1)) return variant;
  const now = clock.now();
  const waiting = await database
    .selectFrom('stockRequests')
    .select('id')
    .where('variantId', '=', variant.id)
    .where('notifiedAt', 'is', null)
    .orderBy('id')
    .execute();
  await eachRow(shop, 'stock request', waiting, async (store, id) => {
    const request = await store
      .updateTable('stockRequests')
      .set({ notifiedAt: now })
      .where('id', '=', id)
      .where('notifiedAt', 'is', null)
      .returning('email')
      .executeTakeFirst();
    if (request) await sendBackInStockMail({ shop, store, now }, variant, request.email);
  });
  return variant;
}
