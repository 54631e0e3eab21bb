import type { DataSource } from 'typeorm';

/** Credits of which more or less is gone than orders took, or than their history says. */
const CREDITS = `
  SELECT credit.id FROM store_credit credit
  WHERE credit.authorized <> (SELECT coalesce(sum(amount), 0) FROM payment
      WHERE method = 'store-credit' AND state = 'Authorized' AND "transactionId" = credit.id::text)
    OR credit.used <> (SELECT coalesce(sum(amount), 0) FROM payment
      WHERE method = 'store-credit' AND state = 'Settled' AND "transactionId" = credit.id::text)
    OR credit.amount - credit.used <> (SELECT coalesce(sum(change), 0) FROM store_credit_event
      WHERE "creditId" = credit.id)`;

/** Gift cards of which more or less is gone than orders took, without what came back, and what became credit. Two begin used. */
const GIFT_CARDS = `
  SELECT card.id FROM gift_card card LEFT JOIN store_credit credit ON credit.id = card."creditId"
  WHERE coalesce(card.code, '') NOT IN ('EMPTY00000000001', 'REDEEMED00000001')
    AND card.used <> (SELECT coalesce(sum(amount), 0) FROM payment
      WHERE method = 'gift-card' AND state = 'Settled' AND "transactionId" = card.id::text)
    - (SELECT coalesce(sum(total), 0) FROM refund WHERE state = 'Settled' AND "transactionId" = card.id::text)
    + coalesce(credit.amount, 0)`;

/** Refunds of credit that became no credit of the same amount. */
const REFUNDS = `
  SELECT refund.id FROM refund JOIN payment ON payment.id = refund."paymentId"
    LEFT JOIN store_credit credit ON credit.id::text = refund."transactionId"
  WHERE payment.method = 'store-credit' AND credit.amount IS DISTINCT FROM refund.total`;

/**
 * Placed orders whose payments are not their price, whether the bank still holds them or not, and orders that are paid and not
 * placed. What units have cost that were canceled since is paid until it is refunded, so that those orders are left out.
 */
const ORDERS = `
  SELECT o.id FROM "order" o
  WHERE o.state <> 'Cancelled'
    AND NOT EXISTS (SELECT 1 FROM order_line line WHERE line."orderId" = o.id AND line.quantity < line."orderPlacedQuantity"
      + (SELECT coalesce(sum(quantity), 0) FROM order_line_reference
        WHERE "orderLineId" = line.id AND "modificationId" IS NOT NULL))
    AND (SELECT coalesce(sum(amount), 0) FROM payment WHERE "orderId" = o.id
        AND (state IN ('Authorized', 'Settled') OR (state = 'Cancelled' AND o."orderPlacedAt" IS NOT NULL)))
      <> CASE WHEN o."orderPlacedAt" IS NULL THEN 0 ELSE o."subTotalWithTax" + o."shippingWithTax" END`;

/**
 * Rewards for friends that are not the credit that its history tells of, of orders whose money was not taken, that stay though the
 * order is canceled, or that one friend has brought twice; and credit for friends that no order has brought.
 */
const REWARDS = `
  SELECT reward.id FROM referral_reward reward JOIN "order" o ON o.id = reward."orderId"
  WHERE o."orderPlacedAt" IS NULL OR o."customFieldsReferralidentifier" IS NULL
    OR NOT EXISTS (SELECT 1 FROM payment WHERE payment."orderId" = o.id AND method = 'hosted-payment' AND state = 'Settled')
    OR (o.state = 'Cancelled' AND reward."takenBackAt" IS NULL)
    OR (o.state <> 'Cancelled' AND reward."takenBackAt" IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM refund JOIN payment ON payment.id = refund."paymentId" WHERE payment."orderId" = o.id))
    OR (SELECT count(*) FROM store_credit_event
      WHERE "creditId" = reward."creditId" AND action = 'Referral' AND change > 0) <> 1
    OR EXISTS (SELECT 1 FROM referral_reward other JOIN "order" p ON p.id = other."orderId"
      WHERE other.id <> reward.id AND other."takenBackAt" IS NULL AND reward."takenBackAt" IS NULL
        AND (p."customerId" = o."customerId"
          OR lower(p."customFieldsContactemail") = lower(o."customFieldsContactemail")))
  UNION SELECT event.id FROM store_credit_event event
  WHERE event.action LIKE 'Referral%'
    AND NOT EXISTS (SELECT 1 FROM referral_reward WHERE "creditId" = event."creditId")`;

/**
 * Charges of additions that are not one payment and one change of the order, of the same amount, or that took nothing and have one; and
 * lines that came after their order was placed without anybody's having noted it.
 */
const ADDITIONS = `
  SELECT session.id FROM payment_session session
  WHERE session.kind = 'addition' AND (CASE WHEN session.state = 'placed' THEN 1 ELSE 0 END) <> (
    SELECT count(*) FROM payment JOIN order_modification change ON change."paymentId" = payment.id
    WHERE payment."transactionId" = session."sessionId" AND payment."orderId" = session."orderId"
      AND payment.amount = session.amount AND change."priceChange" = session.amount)
  UNION ALL
  SELECT line.id FROM order_line line JOIN "order" o ON o.id = line."orderId"
  WHERE o."orderPlacedAt" IS NOT NULL AND line."orderPlacedQuantity" = 0 AND line.quantity > 0
    AND NOT EXISTS (SELECT 1 FROM order_line_reference
      WHERE "orderLineId" = line.id AND "modificationId" IS NOT NULL AND quantity >= line.quantity)`;

/** Lists what does not add up to the cent: nothing, whatever has happened. */
export async function ledgerProblems(database: DataSource): Promise<readonly string[]> {
  const problems: string[] = [];
  const queries = {
    card: GIFT_CARDS,
    credit: CREDITS,
    refund: REFUNDS,
    reward: REWARDS,
    order: ORDERS,
    addition: ADDITIONS,
  };
  for (const [what, query] of Object.entries(queries)) {
    const rows = (await database.query(query)) as readonly { readonly id: string }[];
    problems.push(...rows.map(({ id }) => `${what} ${id}`));
  }
  return problems;
}
