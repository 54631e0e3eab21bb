import type { Invariant } from './invariant';

const ofCredit = `FROM store_credit credit JOIN customer ON customer.id = credit."customerId"`;
const ofReward = `FROM referral_reward reward JOIN "order" o ON o.id = reward."orderId"`;

/** Store credit, and the rewards for friends, which are credit. */
export const storeCreditInvariants: readonly Invariant[] = [
  {
    id: 'credit-set-aside',
    advice: 'What is set aside of the credit is not what placed orders reserve. Correct it in the dashboard.',
    query: `SELECT customer."emailAddress" AS subject ${ofCredit}
      WHERE credit.authorized <> (SELECT coalesce(sum(amount), 0) FROM payment
        WHERE method = 'store-credit' AND state = 'Authorized' AND "transactionId" = credit.id::text)`,
  },
  {
    id: 'credit-used',
    advice: 'What is gone from the credit is not what orders took. Correct it in the dashboard.',
    query: `SELECT customer."emailAddress" AS subject ${ofCredit}
      WHERE credit.used <> (SELECT coalesce(sum(amount), 0) FROM payment
        WHERE method = 'store-credit' AND state = 'Settled' AND "transactionId" = credit.id::text)`,
  },
  {
    id: 'credit-history-adds-up',
    advice:
      'The history of the credit, which its customer reads, does not add up to what is left. Correct it in the dashboard.',
    query: `SELECT customer."emailAddress" AS subject ${ofCredit}
      WHERE credit.amount - credit.used <> (SELECT coalesce(sum(change), 0) FROM store_credit_event
        WHERE "creditId" = credit.id)`,
  },
  {
    id: 'credit-refunded',
    advice: 'A refund of credit did not become credit of the same amount. Grant the customer the difference.',
    query: `SELECT o.code AS subject FROM refund JOIN payment ON payment.id = refund."paymentId"
      JOIN "order" o ON o.id = payment."orderId" LEFT JOIN store_credit credit ON credit.id::text = refund."transactionId"
      WHERE payment.method = 'store-credit' AND refund.state = 'Settled' AND credit.amount IS DISTINCT FROM refund.total`,
  },
  {
    id: 'credit-payment-known',
    advice: 'Credit paid for the order that no customer has. Tell whoever maintains the shop.',
    query: `SELECT o.code AS subject FROM payment JOIN "order" o ON o.id = payment."orderId"
      WHERE payment.method = 'store-credit' AND payment.state IN ('Authorized', 'Settled')
        AND NOT EXISTS (SELECT 1 FROM store_credit WHERE id::text = payment."transactionId")`,
  },
  {
    id: 'reward-of-paid-order',
    advice: 'A friend’s order brought credit although its card paid nothing. Take the reward back.',
    query: `SELECT o.code AS subject ${ofReward}
      WHERE o."orderPlacedAt" IS NULL OR o."customFieldsReferralidentifier" IS NULL
        OR NOT EXISTS (SELECT 1 FROM payment
          WHERE payment."orderId" = o.id AND method = 'hosted-payment' AND state = 'Settled')`,
  },
  {
    id: 'reward-ends-with-order',
    advice: 'A friend’s order is canceled, and its reward stays. Take it back.',
    query: `SELECT o.code AS subject ${ofReward} WHERE o.state = 'Cancelled' AND reward."takenBackAt" IS NULL`,
  },
  {
    id: 'spent-reward-told',
    advice: 'A reward was taken back of which something was spent, and the shop was not told.',
    query: `SELECT o.code AS subject ${ofReward}
      WHERE reward.spent > 0 AND NOT EXISTS (SELECT 1 FROM raised_alert WHERE key = 'reward-spent/' || o.id)`,
  },
  {
    id: 'reward-kept',
    advice:
      'A reward was taken back although the friend’s order stands and nothing of it was refunded. Grant it again.',
    query: `SELECT o.code AS subject ${ofReward}
      WHERE o.state <> 'Cancelled' AND reward."takenBackAt" IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM refund JOIN payment ON payment.id = refund."paymentId" WHERE payment."orderId" = o.id)`,
  },
  {
    id: 'reward-in-history',
    advice: 'A reward is not one entry in the history of its credit. Correct the credit in the dashboard.',
    query: `SELECT o.code AS subject ${ofReward}
      WHERE (SELECT count(*) FROM store_credit_event
        WHERE "creditId" = reward."creditId" AND action = 'Referral' AND change > 0) <> 1`,
  },
  {
    id: 'reward-once-for-friend',
    advice: 'A friend brought two rewards. Take the later one back.',
    query: `SELECT o.code AS subject ${ofReward}
      WHERE reward."takenBackAt" IS NULL AND EXISTS (
        SELECT 1 FROM referral_reward other JOIN "order" p ON p.id = other."orderId"
        WHERE other.id <> reward.id AND other."takenBackAt" IS NULL AND (p."customerId" = o."customerId"
          OR lower(p."customFieldsContactemail") = lower(o."customFieldsContactemail")))`,
  },
  {
    id: 'referral-credit-has-reward',
    advice: 'Credit was granted for a friend, and no order of a friend tells of it. Take it back.',
    query: `SELECT customer."emailAddress" AS subject FROM store_credit_event event
      JOIN store_credit credit ON credit.id = event."creditId" JOIN customer ON customer.id = credit."customerId"
      WHERE event.action LIKE 'Referral%'
        AND NOT EXISTS (SELECT 1 FROM referral_reward WHERE "creditId" = event."creditId")`,
  },
];
