import type { Order } from '#src/domain/cart/order';
import { normalizePromoCode } from '#src/domain/promo-code/promo-code';

/** One line above every page, as an editor wrote it. */
export interface Announcement {
  readonly text: string;
  /** A promo code that one tap puts on the cart. */
  readonly code?: string;
  readonly link?: { readonly label: string; readonly to: string };
  /** No news to members of the club. */
  readonly isForNewcomers?: boolean;
}

/** What is known of the shopper in this browser. */
export interface AnnouncementAudience {
  /** The text of the announcement that was dismissed here last. */
  readonly dismissed: string | undefined;
  readonly pathname: string;
}

/** Whoever pays is not distracted, and is offered no code that would change the amount. */
const payingPaths = /^\/(checkout|order)\//;

/** Whether somebody should see an announcement: not who dismissed it, and nobody who checks out. */
export function isShown({ text }: Announcement, { dismissed, pathname }: AnnouncementAudience): boolean {
  return text !== dismissed && !payingPaths.test(pathname);
}

/** Whether a code is on the cart, or waits for it. Whoever has it needs no offer of it. */
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
