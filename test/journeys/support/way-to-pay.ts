import type { WayToPay } from '#tools/journeys/touched';

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
