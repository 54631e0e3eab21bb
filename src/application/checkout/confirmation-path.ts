import type { OrderReceipt } from '#src/domain/cart/order';

/** Where a complete order is confirmed, without language prefix. */
export function confirmationPath({ number, id }: OrderReceipt): string {
  return `/order/confirmation/${number}/${encodeURIComponent(id)}/`;
}

/** Where the payment page sends the shopper back to, without language prefix; settling the payment begins there. */
export function settlementPath({ number, id }: OrderReceipt, sessionId: string): string {
  const parameters = [`checkout_session_id=${encodeURIComponent(sessionId)}`, `number=${encodeURIComponent(number)}`];
  return `/order/confirmation/${number}/${encodeURIComponent(id)}/?${parameters.join('&')}`;
}
