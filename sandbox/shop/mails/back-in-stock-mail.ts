import type { VariantRow } from '#sandbox/database/schema';
import type { ShopWork } from '#sandbox/shop/shop';
import { action, paragraph } from './mail-content';
import { sendShopMail } from './send-shop-mail';
import { productLink } from './storefront-links';

/** Answers a stock request. */
export async function sendBackInStockMail(work: ShopWork, { name, slug }: VariantRow, to: string): Promise<void> {
  await sendShopMail(work, to, {
    subject: `Back in stock: ${name}`,
    blocks: [
      paragraph(`${name} is back. You asked us to let you know. This is the only e-mail about it.`),
      action(`See ${name}`, productLink(work.shop, slug)),
    ],
  });
}
