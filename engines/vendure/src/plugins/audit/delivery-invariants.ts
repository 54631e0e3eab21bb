import type { Invariant } from './invariant';
import { isOpen, olderThanDay } from './invariant';

const ofPlan = `FROM prepaid_plan plan JOIN order_line line ON line.id = plan."lineId" JOIN "order" o ON o.id = line."orderId"`;
const ofMember = `JOIN customer ON customer.id = subscription."customerId"`;

/** Promised deliveries: subscriptions, and plans that are paid ahead. */
export const deliveryInvariants: readonly Invariant[] = [
  {
    id: 'plan-of-paid-order',
    advice: 'The plan goes on delivering, and its order is canceled or was never placed. End it.',
    query: `SELECT o.code AS subject ${ofPlan} WHERE plan.state = 'active' AND NOT ${isOpen}`,
  },
  {
    id: 'plan-counts-deliveries',
    advice: 'The plan counts other deliveries than were placed. Compare it with its orders, and send what is missing.',
    query: `SELECT o.code AS subject ${ofPlan}
      WHERE ${isOpen} AND plan."deliveredCount" <> 1
        + (SELECT count(*) FROM delivery WHERE "prepaidPlanId" = plan.id AND state = 'placed')`,
  },
  {
    id: 'plan-goes-on',
    advice:
      'Deliveries of the plan are left, and no day is planned for the next one; or none is left, and it goes on. Correct the plan.',
    query: `SELECT o.code AS subject ${ofPlan}
      WHERE (plan.state = 'active') <> (plan."actionableDate" IS NOT NULL)
        OR (plan.state = 'active' AND plan."deliveredCount" >= plan."installmentCount")
        OR (plan.state = 'completed' AND plan."deliveredCount" < plan."installmentCount")`,
  },
  {
    id: 'plan-shares-add-up',
    advice:
      'The shares of the boxes are not what was paid for the plan, by which its rest is refunded. Tell whoever maintains the shop.',
    query: `SELECT o.code AS subject ${ofPlan}
      WHERE plan.shares IS NOT NULL AND (
        jsonb_array_length(plan.shares::jsonb) <> plan."installmentCount"
        OR (SELECT max(share::int) - min(share::int) FROM jsonb_array_elements_text(plan.shares::jsonb) share) > 1)`,
  },
  {
    id: 'ended-plan-makes-no-boxes',
    advice: 'A box was made after its plan had ended. Cancel it if it is still here.',
    query: `SELECT p.code AS subject ${ofPlan} JOIN delivery ON delivery."prepaidPlanId" = plan.id
      JOIN "order" p ON p.id = delivery."orderId"
      WHERE plan.state = 'ended' AND delivery.state = 'placed' AND delivery."createdAt" > plan."updatedAt"`,
  },
  {
    id: 'delivery-made-once',
    advice: 'A delivery of one day was made twice. Refund the later order if it was charged.',
    query: `SELECT concat(max(o.code), ' and ', min(o.code)) AS subject FROM delivery JOIN "order" o ON o.id = delivery."orderId"
      WHERE delivery.state = 'placed'
      GROUP BY delivery."subscriptionId", delivery."prepaidPlanId", delivery."dueOn" HAVING count(*) > 1`,
  },
  {
    id: 'delivery-ended',
    advice: 'A delivery has been under way for a day. See the log of the worker for what keeps it.',
    query: `SELECT coalesce(o.code, delivery.id::text) AS subject FROM delivery LEFT JOIN "order" o ON o.id = delivery."orderId"
      WHERE delivery.state = 'started' AND ${olderThanDay('delivery."createdAt"')}`,
  },
  {
    id: 'placed-delivery-has-order',
    advice: 'A delivery counts as made, and its order was never placed. Send it, or tell its customer.',
    query: `SELECT coalesce(o.code, delivery.id::text) AS subject FROM delivery JOIN "order" o ON o.id = delivery."orderId"
      WHERE delivery.state = 'placed' AND o."orderPlacedAt" IS NULL`,
  },
  {
    id: 'delivery-money-taken',
    advice:
      'The money of a delivery is only reserved for a day, and the bank releases it soon. Settle the payment in the dashboard.',
    query: `SELECT DISTINCT o.code AS subject FROM delivery JOIN "order" o ON o.id = delivery."orderId"
      JOIN payment ON payment."orderId" = o.id
      WHERE delivery.state = 'placed' AND ${isOpen} AND payment.state = 'Authorized' AND ${olderThanDay('payment."createdAt"')}`,
  },
  {
    id: 'delivery-as-announced',
    advice: 'A delivery cost more than its last reminder announced. Refund the difference.',
    query: `SELECT DISTINCT o.code AS subject FROM delivery JOIN "order" o ON o.id = delivery."orderId"
      JOIN subscription_reminder told ON told."subscriptionId" = delivery."subscriptionId"
        AND told."actionableDate" = delivery."dueOn" AND told."reminderType" = 'last_chance'
      WHERE delivery.state = 'placed' AND NOT delivery."isAwaited"
        AND o."subTotalWithTax" + o."shippingWithTax" > told."announcedTotal"
        AND NOT EXISTS (SELECT FROM order_line line
          WHERE line."orderId" = o.id AND line.quantity <> line."orderPlacedQuantity")`,
  },
  {
    id: 'subscription-on-time',
    advice: 'The day of a delivery passed days ago, and nothing was tried. See the log of the worker.',
    query: `SELECT customer."emailAddress" AS subject FROM subscription ${ofMember}
      WHERE subscription.state = 'active' AND NOT subscription."isPaused" AND subscription."paymentState" IS DISTINCT FROM 'failed'
        AND subscription."savedCardId" IS NOT NULL
        AND subscription."actionableDate" < to_char(now() - interval '10 days', 'YYYY-MM-DD')`,
  },
];
