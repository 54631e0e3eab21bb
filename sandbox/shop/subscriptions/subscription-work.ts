import type { Transaction } from 'kysely';
import type { Database } from '#sandbox/database/schema';
import type { Day } from '#sandbox/shop/calendar-day';
import type { Shop } from '#sandbox/shop/shop';
import type { Subscription } from './subscription';

/** One change of one subscription. Its row is locked, so that concurrent changes run one after the other. */
export interface SubscriptionWork {
  readonly shop: Shop;
  readonly store: Transaction<Database>;
  readonly subscription: Subscription;
  readonly now: Date;
  readonly today: Day;
}
