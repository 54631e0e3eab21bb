import type { CustomerState } from '#src/application/ports/state/customer-state';

/** Tells later whether the customer of now has left: an answer that comes then is shown to nobody (spec §4 Sign-out). */
export function departureOf(customer: CustomerState): () => boolean {
  const id = customer.current?.id;
  return () => id !== undefined && customer.current?.id !== id;
}
