import type { Invariant } from './invariant';
import { isOpen, olderThanDay } from './invariant';

const ofCard = `FROM gift_card card LEFT JOIN order_line line ON line.id = card."lineId" LEFT JOIN "order" o ON o.id = line."orderId"`;
/** Its code is as good as money, so that its last characters alone are told. */
const name = `concat('…', right(card.code, 4), ' of ', coalesce(o.code, 'no order'))`;

/** True of a `card` with something left on it that has not ended. */
const canBeSpent = `card.used < card.amount AND (card."expiresAt" IS NULL OR card."expiresAt" > now())`;

/** Gift cards, which are owed to those who hold their codes. */
export const giftCardInvariants: readonly Invariant[] = [
  {
    id: 'gift-card-used',
    advice:
      'What is gone from the gift card is not what orders took, less refunds, and what became credit. Correct its balance.',
    query: `SELECT ${name} AS subject ${ofCard} LEFT JOIN store_credit credit ON credit.id = card."creditId"
      WHERE card.used <> (SELECT coalesce(sum(amount), 0) FROM payment
          WHERE method = 'gift-card' AND state = 'Settled' AND "transactionId" = card.id::text)
        - (SELECT coalesce(sum(refund.total), 0) FROM refund JOIN payment ON payment.id = refund."paymentId"
          WHERE refund.state = 'Settled' AND refund."transactionId" = card.id::text AND payment."transactionId" = card.id::text)
        + coalesce(credit.amount, 0)`,
  },
  {
    id: 'gift-card-of-paid-order',
    advice: 'The gift card can be spent, and its order is canceled or was never placed. Void it.',
    query: `SELECT ${name} AS subject ${ofCard}
      WHERE card."lineId" IS NOT NULL AND card.code IS NOT NULL AND ${canBeSpent} AND NOT ${isOpen}`,
  },
  {
    id: 'gift-card-has-code',
    advice:
      'The order is placed, and a gift card of it has no code, so that nobody can spend it. Tell whoever maintains the shop.',
    query: `SELECT o.code AS subject FROM order_line line JOIN "order" o ON o.id = line."orderId"
      JOIN gift_card card ON card."lineId" = line.id
      WHERE ${isOpen} AND o.state NOT IN ('Modifying', 'ArrangingAdditionalPayment')
      GROUP BY o.code, line.id, line.quantity HAVING count(card.code) < line.quantity`,
  },
  {
    id: 'gift-card-mailed',
    advice:
      'The gift card was to be mailed a day ago. See the job queue for its mail, and send its code to whom it is for.',
    query: `SELECT ${name} AS subject ${ofCard}
      WHERE ${isOpen} AND card."recipientEmail" IS NOT NULL AND card."sentAt" IS NULL AND ${canBeSpent}
        AND ${olderThanDay('coalesce(card."sendAt", o."orderPlacedAt")')}`,
  },
  {
    id: 'converted-gift-card-empty',
    advice: 'The gift card became credit, and something is left on it. Void it.',
    query: `SELECT ${name} AS subject ${ofCard} WHERE card."redeemedAt" IS NOT NULL AND ${canBeSpent}`,
  },
  {
    id: 'gift-card-refund-arrived',
    advice:
      'A refund of a gift card went to a card that has ended, or to nothing. Grant the buyer the amount as credit.',
    query: `SELECT o.code AS subject FROM refund JOIN payment ON payment.id = refund."paymentId"
      JOIN "order" o ON o.id = payment."orderId"
      WHERE payment.method = 'gift-card' AND refund.state = 'Settled'
        AND NOT EXISTS (SELECT 1 FROM gift_card card WHERE card.id::text = refund."transactionId"
          AND (card."expiresAt" IS NULL OR card."expiresAt" > refund."createdAt"))
        AND NOT EXISTS (SELECT 1 FROM store_credit WHERE id::text = refund."transactionId")`,
  },
  {
    id: 'gift-card-payment-known',
    advice: 'A gift card paid for the order that the shop does not know. Tell whoever maintains the shop.',
    query: `SELECT o.code AS subject FROM payment JOIN "order" o ON o.id = payment."orderId"
      WHERE payment.method = 'gift-card' AND payment.state = 'Settled'
        AND NOT EXISTS (SELECT 1 FROM gift_card WHERE id::text = payment."transactionId")`,
  },
];
