import { orderLocked } from '#sandbox/http/error-responses';
import type { Shop } from '#sandbox/shop/shop';

/** A lock of a process that has ended must not hold the order forever. */
const staleAfterMilliseconds = 2 * 60 * 1000;

/**
 * Takes the order's lock, or throws 409 without waiting. Returns a function that releases it. The lock is a row that is
 * committed on its own, so that every sandbox on the same database sees it.
 */
export async function takeOrderLock(shop: Shop, orderId: number): Promise<() => Promise<void>> {
  const holder = shop.random.token(16);
  const now = shop.clock.now();
  const taken = await shop.database
    .insertInto('orderLocks')
    .values({ orderId, holder, takenAt: now })
    .onConflict((conflict) =>
      conflict
        .column('orderId')
        .doUpdateSet({ holder, takenAt: now })
        .where('orderLocks.takenAt', '<', new Date(now.getTime() - staleAfterMilliseconds)),
    )
    .returning('holder')
    .executeTakeFirst();
  if (taken?.holder !== holder) throw orderLocked(orderId);
  return async () => {
    await shop.database.deleteFrom('orderLocks').where('orderId', '=', orderId).where('holder', '=', holder).execute();
  };
}

/** Releases the lock, no matter which call holds it; only for the control routes. */
export async function releaseOrderLock(shop: Shop, orderId: number): Promise<void> {
  await shop.database.deleteFrom('orderLocks').where('orderId', '=', orderId).execute();
}
