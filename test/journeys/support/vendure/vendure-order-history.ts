import { randomUUID } from 'node:crypto';
import { gamay } from '#test/journeys/support/goods';
import type { OrderHistory } from '#test/journeys/support/long-history';
import { payAndPlace, prepareCart } from '#test/journeys/support/prepared-cart';
import { signUp } from '#test/journeys/support/remembered-session';
import { askAdminApi } from './shop-api';
import { shipOnVendure } from './vendure-shipping';

/** Sold nowhere else in the journeys. */
const lastCans = { name: 'Leftover Sunshine Piquette', sku: 'PIQUETTE-02' } as const;
const ordersOnTwoPages = 12;

/** Places a page of orders after another for a new customer, and takes a wine of the first order off the shelf. */
export async function vendureOrderHistory(): Promise<OrderHistory> {
  const email = `${randomUUID().replaceAll('-', '')}@example.com`;
  const { jwt } = await signUp(email);
  await setSold(true);
  const first = await prepareCart({ [lastCans.sku]: 2, [gamay.sku]: 6 }, 'payment', email, jwt);
  await payAndPlace(first);
  await shipOnVendure(first.number, 'HISTORY-1');
  await setSold(false);
  for (let placed = 0; placed < ordersOnTwoPages; placed += 1)
    await payAndPlace(await prepareCart({ [gamay.sku]: 1 }, 'payment', email, jwt));
  return { email, pages: 3, discontinued: lastCans.name };
}

async function setSold(enabled: boolean): Promise<void> {
  const { productVariants } = await askAdminApi<{
    readonly productVariants: { readonly items: readonly { readonly id: string }[] };
  }>('query ($sku: String!) { productVariants(options: { filter: { sku: { eq: $sku } } }) { items { id } } }', {
    sku: lastCans.sku,
  });
  await askAdminApi(
    'mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }',
    { input: productVariants.items.map(({ id }) => ({ id, enabled })) },
  );
}
