import type { Order } from '@vendure/core';
import { largestClub } from '#src/plugins/core/order-line/club';
import { repeatingGroups } from '#src/plugins/core/order-line/repeating-lines';
import type { Ask } from './rule';

/**
 * Finds the largest club that counts for an order: of its own lines, of its customer's subscriptions that are not paused, or of the
 * subscription that it delivers (spec §9 Club discount). Null without one.
 */
export async function clubOfOrder(order: Order, ask: Ask): Promise<number | null> {
  const joined = repeatingGroups(order).map(({ clubCans }) => clubCans);
  const known = await ask(
    `SELECT "clubCans" FROM subscription
     WHERE ("customerId" = $1 AND state = 'active' AND NOT "isPaused") OR id::text = $2`,
    [order.customer?.id ?? order.customerId ?? null, order.customFields.subscriptionId],
  );
  return largestClub([...joined, ...(known as readonly Club[]).map(({ clubCans }) => clubCans)]);
}

interface Club {
  readonly clubCans: number | null;
}
