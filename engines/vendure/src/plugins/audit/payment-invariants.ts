import type { Invariant } from './invariant';
import { lost, olderThanDay } from './invariant';

const ofOrder = `JOIN "order" o ON o.id = payment."orderId"`;

/** Payments, refunds and charges. */
export const paymentInvariants: readonly Invariant[] = [
  {
    id: 'refunds-within-payment',
    advice: 'More was refunded than the payment took. Compare the refunds with those of the payment provider.',
    query: `SELECT o.code AS subject FROM payment ${ofOrder}
      WHERE payment.amount < (SELECT coalesce(sum(total), 0) FROM refund WHERE "paymentId" = payment.id AND state <> 'Failed')`,
  },
  {
    id: 'refund-of-taken-money',
    advice: 'A refund counts although its payment took nothing. Compare it with the payment provider.',
    query: `SELECT o.code AS subject FROM refund JOIN payment ON payment.id = refund."paymentId" ${ofOrder}
      WHERE payment.state <> 'Settled' AND refund.state = 'Settled'`,
  },
  {
    id: 'refund-made',
    advice:
      'The refund has waited for a day. See if the payment provider made it, then settle it in the dashboard, or make it there.',
    query: `SELECT o.code AS subject FROM refund JOIN payment ON payment.id = refund."paymentId" ${ofOrder}
      WHERE refund.state = 'Pending' AND ${olderThanDay('refund."createdAt"')}`,
  },
  {
    id: 'refund-in-order',
    advice:
      'A gift card or credit got money back while the card that paid the order did not get all of its own. Refund the card first.',
    query: `SELECT DISTINCT o.code AS subject FROM refund JOIN payment later ON later.id = refund."paymentId"
      JOIN payment ON payment."orderId" = later."orderId" ${ofOrder}
      WHERE later.method IN ('gift-card', 'store-credit') AND refund.state = 'Settled'
        AND payment.method = 'hosted-payment' AND payment.state = 'Settled' AND payment."createdAt" < refund."createdAt"
        AND NOT EXISTS (SELECT 1 FROM refund failed WHERE failed."paymentId" = payment.id AND failed.state = 'Failed')
        AND payment.amount > ${lost}
          + (SELECT coalesce(sum(total), 0) FROM refund given WHERE given."paymentId" = payment.id AND given.state = 'Settled')`,
  },
  {
    id: 'failed-refund-told',
    advice: 'A refund has failed, and the shop was not told. See if its buyer has the money, and refund it again.',
    query: `SELECT o.code AS subject FROM refund JOIN payment ON payment.id = refund."paymentId" ${ofOrder}
      WHERE refund.state = 'Failed' AND payment.method = 'hosted-payment'
        AND NOT EXISTS (SELECT 1 FROM raised_alert WHERE key = 'refund-failed/' || refund."transactionId")`,
  },
  {
    id: 'dispute-within-payment',
    advice: 'The buyer got money twice: by a refund and by a lost dispute. Ask for it, or write it off.',
    query: `SELECT o.code AS subject FROM payment ${ofOrder}
      WHERE ${lost} > 0 AND payment.amount < ${lost}
        + (SELECT coalesce(sum(total), 0) FROM refund WHERE "paymentId" = payment.id AND state <> 'Failed')`,
  },
  {
    id: 'dispute-of-taken-money',
    advice: 'A dispute names a payment that took nothing. Compare it with the payment provider.',
    query: `SELECT o.code AS subject FROM dispute JOIN payment ON payment.id = dispute."paymentId" ${ofOrder}
      WHERE payment.state <> 'Settled' AND dispute.status <> 'withdrawn'`,
  },
  {
    id: 'dispute-has-outcome',
    advice: 'A dispute is open and closed at once. Compare it with the payment provider.',
    query: `SELECT o.code AS subject FROM dispute JOIN payment ON payment.id = dispute."paymentId" ${ofOrder}
      WHERE (dispute.status = 'open') <> (dispute."closedAt" IS NULL)`,
  },
  {
    id: 'capture-booked',
    advice:
      'The provider took the money of the payment a day ago, and it counts as reserved. Compare the amounts, then settle or cancel it.',
    query: `SELECT o.code AS subject FROM payment ${ofOrder}
      JOIN payment_session session ON session."sessionId" = payment."transactionId"
      WHERE payment.state = 'Authorized' AND ${olderThanDay('session."capturedAt"')}`,
  },
  {
    id: 'capture-as-booked',
    advice: 'The provider took another amount than the settled payment says. Compare the two.',
    query: `SELECT o.code AS subject FROM payment ${ofOrder}
      JOIN payment_session session ON session."sessionId" = payment."transactionId"
      WHERE payment.state = 'Settled' AND session."capturedAmount" <> payment.amount`,
  },
  {
    id: 'payment-counted-once',
    advice: 'One payment of the provider counts twice. Refund nothing twice; tell whoever maintains the shop.',
    query: `SELECT max(o.code) AS subject FROM payment ${ofOrder}
      WHERE payment.method = 'hosted-payment' AND payment.state IN ('Authorized', 'Settled') AND payment.amount > 0
      GROUP BY payment."transactionId" HAVING count(*) > 1`,
  },
  {
    id: 'payment-known-to-provider',
    advice: 'The amount of the payment is not the one that was asked for at the provider. Compare the two.',
    query: `SELECT o.code AS subject FROM payment ${ofOrder}
      JOIN payment_session session ON session."sessionId" = payment."transactionId"
      WHERE payment.state IN ('Authorized', 'Settled') AND payment.amount <> session.amount`,
  },
  {
    id: 'placed-session-paid',
    advice: 'A payment of the provider counts as used, and no order has it. See there what became of the money.',
    query: `SELECT o.code AS subject FROM payment_session session JOIN "order" o ON o.id = session."orderId"
      WHERE session.state = 'placed'
        AND NOT EXISTS (SELECT 1 FROM payment WHERE payment."transactionId" = session."sessionId")`,
  },
  {
    id: 'charge-ended',
    advice: 'A charge has been under way for a day. The payment provider knows its end; its order waits for it.',
    query: `SELECT o.code AS subject FROM payment_session session JOIN "order" o ON o.id = session."orderId"
      WHERE session.state = 'charging' AND ${olderThanDay('session."updatedAt"')}`,
  },
  {
    id: 'reservation-taken',
    advice:
      'The bank has released the money, because nobody settled the payment in time. Ask the buyer to pay again, or cancel the order.',
    query: `SELECT o.code AS subject FROM payment ${ofOrder}
      JOIN payment_session session ON session."sessionId" = payment."transactionId"
      WHERE payment.state = 'Authorized' AND session."heldUntil" < now()`,
  },
  {
    id: 'addition-paid',
    advice:
      'What was added to the order is not what was charged for it. Compare the payment with the changes of the order.',
    query: `SELECT o.code AS subject FROM payment_session session JOIN "order" o ON o.id = session."orderId"
      WHERE session.kind = 'addition' AND (CASE WHEN session.state = 'placed' THEN 1 ELSE 0 END) <> (
        SELECT count(*) FROM payment JOIN order_modification change ON change."paymentId" = payment.id
        WHERE payment."transactionId" = session."sessionId" AND payment."orderId" = session."orderId"
          AND payment.amount = session.amount AND change."priceChange" = session.amount)`,
  },
  {
    id: 'later-line-noted',
    advice:
      'A line came to the order after it was placed, and no change of the order tells of it. Compare it with the payments.',
    query: `SELECT o.code AS subject FROM order_line line JOIN "order" o ON o.id = line."orderId"
      WHERE o."orderPlacedAt" IS NOT NULL AND line."orderPlacedQuantity" = 0 AND line.quantity > 0
        AND NOT EXISTS (SELECT 1 FROM order_line_reference
          WHERE "orderLineId" = line.id AND "modificationId" IS NOT NULL AND quantity >= line.quantity)`,
  },
  {
    id: 'tax-reported',
    advice: 'Stripe Tax has not been told of a sale or a refund for a day. See the log of the worker for its answer.',
    query: `SELECT o.code AS subject FROM tax_record record JOIN "order" o ON o.id = record."orderId"
      WHERE record."isDue" AND ${olderThanDay('record."createdAt"')} AND ${olderThanDay('record."updatedAt"')}`,
  },
  {
    id: 'tax-returned-within-sale',
    advice: 'The tax reports have lost more than the sale brought. Correct the report at Stripe.',
    query: `SELECT o.code AS subject FROM tax_record record JOIN "order" o ON o.id = record."orderId"
      WHERE record.returned > record.charged`,
  },
];
