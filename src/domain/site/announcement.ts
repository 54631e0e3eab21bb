import type { Order } from '#src/domain/cart/order';
import { normalizePromoCode } from '#src/domain/promo-code/promo-code';

/** One line above every page, as an editor wrote it. */
export interface Announcement {
  readonly text: string;
  /** A promo code that one tap puts on the cart. */
  readonly code?: string;
  readonly link?: { readonly label: string; readonly to: string };
  /** Hidden from members of the club. */
  readonly isForNewcomers?: boolean;
}

/** The facts about the shopper that this browser knows. */
export interface AnnouncementAudience {
  /** The text of the announcement that was dismissed here last. */
  readonly dismissed: string | undefined;
  readonly pathname: string;
}

/** Checkout shows no announcement: it would distract, and its code would change the amount. */
const payingPaths = /^\/(checkout|order)\//;

/** True when a shopper sees an announcement: they did not dismiss it and are not in checkout. */
export function isShown({ text }: Announcement, { dismissed, pathname }: AnnouncementAudience): boolean {
  return text !== dismissed && !payingPaths.test(pathname);
}

/** True when a code is on the cart or pending. The shopper then needs no offer of it. */
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
