import type { Day } from '#sandbox/shop/calendar-day';
import { beginningOf } from '#sandbox/shop/calendar-day';
import type { Store } from '#sandbox/shop/shop';

type Of = { readonly subscriptionId: number } | { readonly prepaidSubscriptionId: number };

/**
 * True when a delivery was tried on a day or after it: each attempt leaves an order, a failed one a canceled order. A day whose jobs
 * run again, because the process that ran them was killed, tries nothing twice.
 */
export async function wasTried(store: Store, of: Of, day: Day): Promise<boolean> {
  const [column, id] =
    'subscriptionId' in of
      ? (['subscriptionId', of.subscriptionId] as const)
      : (['prepaidSubscriptionId', of.prepaidSubscriptionId] as const);
  const order = await store
    .selectFrom('orders')
    .select('id')
    .where(column, '=', id)
    .where('createdAt', '>=', beginningOf(day))
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
