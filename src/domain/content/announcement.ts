import type { Order } from '#src/domain/cart/order';
import { normalizePromoCode } from '#src/domain/promo-code/promo-code';

export interface Announcement {
  readonly text: string;
  /** One tap puts it on the cart. */
  readonly code?: string;
  readonly link?: { readonly label: string; readonly to: string };
  /** Hidden from members of the club. */
  readonly isForNewcomers?: boolean;
}

export interface AnnouncementAudience {
  /** The text that was dismissed here last. */
  readonly dismissed: string | undefined;
  readonly pathname: string;
}

/** Checkout shows no announcement: it would distract, and its code would change the amount. */
const payingPaths = /^\/(checkout|order)\//;

export function isShown({ text }: Announcement, { dismissed, pathname }: AnnouncementAudience): boolean {
  return text !== dismissed && !payingPaths.test(pathname);
}

/** On the cart or pending: the shopper then needs no offer of it. */
export function hasCode(
  code: string,
  order: Pick<Order, 'adjustments' | 'lineItems' | 'shipments'> | undefined,
  pending: readonly { readonly code: string }[],
): boolean {
  const wanted = normalizePromoCode(code);
  const places = order ? [order, ...order.lineItems, ...order.shipments] : [];
  const onCart = places.flatMap(({ adjustments }) => adjustments.map(({ promotionCode }) => promotionCode));
  return [...onCart, ...pending.map((one) => one.code)].includes(wanted);
}
