/** The pages, scripts and calls of a journey, as the browser reported them. */
export interface Touched {
  /** Paths of the storefront that were shown. */
  readonly pages: readonly string[];
  /** Scripts of the storefront that were loaded, by their paths. */
  readonly scripts: readonly string[];
  /** Calls to the back end that were not refused, such as "GET /api/orders/R1". */
  readonly calls: readonly string[];
  /** Ways to pay that were chosen; they count once an order was placed. */
  readonly payments: readonly WayToPay[];
}

export const WAYS_TO_PAY = ['new card', 'saved card', 'store credit', 'gift card', 'nothing left to pay'] as const;

export type WayToPay = (typeof WAYS_TO_PAY)[number];

/** The way to pay that a call to the back end chooses (spec §4 Order states); undefined when it chooses none. */
export function wayToPay(method: string, path: string, body: string | null): WayToPay | undefined {
  const call = `${method} ${path}`;
  if (call.startsWith('POST /pay/')) return 'new card';
  if (/^POST \/api\/gift_cards\/[^/]+\/apply_gift_card$/.test(call)) return 'gift card';
  if (!call.startsWith('PATCH /api/checkouts/') || body === null) return undefined;
  const { state, order } = JSON.parse(body) as CheckoutUpdate;
  if (order.use_store_credit === true) return 'store credit';
  if (state !== 'payment') return undefined;
  return order.payments_attributes?.length ? 'saved card' : 'nothing left to pay';
}

interface CheckoutUpdate {
  readonly state: string;
  readonly order: { readonly use_store_credit?: boolean; readonly payments_attributes?: readonly unknown[] };
}
