import type { OrderReceipt } from '#src/domain/cart/order';

/** Without language prefix. */
export function confirmationPath({ number, id }: OrderReceipt): string {
  return `/order/confirmation/${number}/${encodeURIComponent(id)}/`;
}

/** The payment page returns there; without language prefix. */
export function settlementPath({ number, id }: OrderReceipt, sessionId: string): string {
  const parameters = [`checkout_session_id=${encodeURIComponent(sessionId)}`, `number=${encodeURIComponent(number)}`];
  return `/order/confirmation/${number}/${encodeURIComponent(id)}/?${parameters.join('&')}`;
}
