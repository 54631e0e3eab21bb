import type { Alarm } from './alarm';

/** Milliseconds in which a payer returns, or the payment provider says that they have paid; orders are placed by then. */
const longestPlacing = 900_000;

/** Milliseconds after which a page that was opened is not looked at any more: it can be paid for a day. */
const longestLook = 3 * 86_400_000;

/** Rings when a customer paid for an order that is not placed, so that they wait for goods that are never sent. */
export const paidWithoutOrder: Alarm = async ({ database, payments }, now) => {
  const paid = await payments.paidSince(new Date(now.getTime() - longestLook));
  const placed = await database.query<{ readonly id: string }>(
    `SELECT payment."transactionId" AS id FROM payment JOIN "order" placed ON placed.id = payment."orderId"
     WHERE payment."transactionId" = ANY ($1) AND placed."orderPlacedAt" IS NOT NULL`,
    [paid.map(({ sessionId }) => sessionId)],
  );
  const known = new Set(placed.rows.map(({ id }) => id));
  const lost = paid.filter(
    ({ sessionId, paidAt }) => !known.has(sessionId) && now.getTime() - paidAt.getTime() > longestPlacing,
  );
  if (lost.length === 0) return undefined;
  const which = lost.map(
    ({ orderNumber, paidAt, sessionId }) => `${orderNumber} at ${paidAt.toISOString()} (${sessionId})`,
  );
  return `Paid without an order: ${which.join(', ')}. See if the provider's webhook arrives, and give back what is not placed.`;
};
