/** Something that is true of the books at any moment. */
export interface Invariant {
  /** Names it, such as `placed-order-paid`. */
  readonly id: string;
  /** Tells the fault where it does not hold, and its remedy. */
  readonly advice: string;
  /** Selects a `subject` for each row that breaks it: words by which the shop finds it, such as the number of an order. */
  readonly query: string;
}

/** Sums the payments of an order `o` that a bank reserves or has paid. */
export const paid = `(SELECT coalesce(sum(amount), 0) FROM payment
  WHERE "orderId" = o.id AND state IN ('Authorized', 'Settled'))`;

/** Sums the losses of a `payment` by lost disputes. */
export const lost = `(SELECT coalesce(sum(amount), 0) FROM dispute WHERE "paymentId" = payment.id AND status = 'lost')`;

/** The cents of an order `o` that were refunded. */
export const refunded = `(SELECT coalesce(sum(refund.total), 0) FROM refund JOIN payment ON payment.id = refund."paymentId"
  WHERE payment."orderId" = o.id AND refund.state = 'Settled')`;

/** Sums the refunds of an order `o`, and the losses by disputes. */
export const returned = `(${refunded}
  + (SELECT coalesce(sum(${lost}), 0) FROM payment WHERE payment."orderId" = o.id))`;

/** True of a placed order `o` that is not canceled. */
export const isOpen = `(o."orderPlacedAt" IS NOT NULL AND o.state <> 'Cancelled')`;

/** True of a moment since which work should have been done: nothing waits for a whole day. */
export const olderThanDay = (moment: string): string => `${moment} < now() - interval '1 day'`;
