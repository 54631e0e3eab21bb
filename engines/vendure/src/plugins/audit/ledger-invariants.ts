import { ofOrders, unbooked } from '#src/plugins/ledger/positions';
import type { Invariant } from './invariant';
import { olderThanDay } from './invariant';

/** Entries of the journal, and of the account at Stripe. */
export const ledgerInvariants: readonly Invariant[] = [
  {
    id: 'journal-event-balanced',
    advice: 'The entries of an event do not add up to zero. Tell whoever maintains the shop.',
    query: `SELECT event::text AS subject FROM journal_entry GROUP BY event HAVING sum(cents) <> 0`,
  },
  {
    id: 'journal-complete',
    advice:
      'The journal does not say what the order, the gift card, the credit or the entry of Stripe does. See the log for the failure, and book the difference.',
    query: `SELECT missing.subject || ' ' || coalesce(o.code, right(card.code, 4), entry."providerId", missing."subjectId"::text)
        || ' ' || missing.account || ' ' || missing.cents AS subject
      FROM (${unbooked}) missing LEFT JOIN "order" o ON o.id = missing."subjectId" LEFT JOIN gift_card card ON card.id = missing."subjectId"
      LEFT JOIN balance_entry entry ON entry.id = missing."subjectId"`,
  },
  {
    id: 'balance-entry-tied',
    advice:
      'An entry of Stripe is of no payment or refund of the shop. Look its id up in the dashboard of Stripe, and see what it paid.',
    query: `SELECT "providerId" AS subject FROM balance_entry
      WHERE type IN ${ofOrders} AND "paymentId" IS NULL AND ${olderThanDay('"createdAt"')}
        AND moment > (SELECT min(moment) FROM journal_entry)`,
  },
  {
    id: 'balance-entry-as-booked',
    advice: 'Stripe moved another amount than the payment or the refund says. Compare the two.',
    query: `SELECT entry."providerId" AS subject FROM balance_entry entry LEFT JOIN payment ON payment.id = entry."paymentId"
      LEFT JOIN refund ON refund.id = entry."refundId"
      WHERE (entry.type IN ('charge', 'payment') AND entry.amount <> payment.amount)
        OR (entry.type IN ('refund', 'payment_refund') AND entry.amount <> -refund.total)`,
  },
];
