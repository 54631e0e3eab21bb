import type { OrderReceipt } from '#src/domain/cart/order';

/** The path of the confirmation page, without language prefix. */
export function confirmationPath({ number, id }: OrderReceipt): string {
  return `/order/confirmation/${number}/${encodeURIComponent(id)}/`;
}

/** The return path of the payment page, without language prefix, where the payment is settled. */
export function settlementPath({ number, id }: OrderReceipt, sessionId: string): string {
  const parameters = [`checkout_session_id=${encodeURIComponent(sessionId)}`, `number=${encodeURIComponent(number)}`];
  return `/order/confirmation/${number}/${encodeURIComponent(id)}/?${parameters.join('&')}`;
}
