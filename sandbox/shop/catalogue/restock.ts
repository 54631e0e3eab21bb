import type { VariantRow } from '#sandbox/database/schema';
import { escapeHtml } from '#sandbox/shop/mail-html';
import type { NewMail } from '#sandbox/shop/outbox';
import { sendMail } from '#sandbox/shop/outbox';
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
    for (const { email } of requests) await sendMail(store, backInStockMail(shop, variant, email), now);
    return variant;
  });
}

function backInStockMail(shop: Shop, { name, slug }: VariantRow, to: string): NewMail {
  const link = `${shop.storefrontUrl}/products/${slug}/`;
  const opening = `${name} is back. You asked us to tell you; this is the only mail about it.`;
  return {
    to,
    subject: `Back in stock: ${name}`,
    text: [opening, '', link].join('\n'),
    html: `<p>${escapeHtml(opening)}</p>\n<p><a href="${escapeHtml(link)}">${escapeHtml(name)}</a></p>`,
    links: [link],
  };
}
