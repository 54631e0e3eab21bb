import type { OrderRow } from '#sandbox/database/schema';
import type { Shop } from '#sandbox/shop/shop';

type Storefront = Pick<Shop, 'storefrontUrl'>;

/**
 * Opens the order in any browser of a person who has the mail. The token is in the fragment, because fragments are sent to no server:
 * they reach no log, no referer and no analytics.
 */
export function orderLink(shop: Storefront, { number, id, token }: Pick<OrderRow, 'number' | 'id' | 'token'>): string {
  return link(shop, `/order/confirmation/${number}/${String(id)}/#token=${token}`);
}

/** Links to the page on which a subscription is paid, skipped, paused, changed and canceled. */
export function subscriptionLink(shop: Storefront, subscriptionId: number): string {
  return link(shop, `/account/subscriptions/${String(subscriptionId)}/`);
}

/** Links to the page on which the cans of a subscription are chosen. */
export function customizeLink(shop: Storefront, subscriptionId: number): string {
  return link(shop, `/account/club/customize/${String(subscriptionId)}/`);
}

export function clubLink(shop: Storefront): string {
  return link(shop, '/can-club/');
}

/** Links to the page on which gift cards are redeemed. The link does not contain the code, because URLs end up in logs. */
export function giftCardsLink(shop: Storefront): string {
  return link(shop, '/account/gift-cards/');
}

/** Links to the page with a customer's store credit and its history. */
export function creditLink(shop: Storefront): string {
  return link(shop, '/account/credit/');
}

export function productLink(shop: Storefront, slug: string): string {
  return link(shop, `/products/${slug}/`);
}

/** Links to the page on which a customer reads and changes their review of a product. */
export function reviewLink(shop: Storefront, sku: string): string {
  return link(shop, `/account/reviews/${encodeURIComponent(sku)}/`);
}

/** Links to the page on which a contact changes its mailing list. The token is in the fragment, which is sent to no server. */
export function mailingListLink(
  shop: Storefront,
  path: string,
  asks: 'confirm' | 'unsubscribe',
  token: string,
): string {
  return link(shop, `${path}#${asks}=${token}`);
}

function link({ storefrontUrl }: Storefront, path: string): string {
  return `${storefrontUrl}/en-US${path}`;
}
