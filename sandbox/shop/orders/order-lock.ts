import { orderLocked } from '#sandbox/http/refusals';
import type { Shop } from '#sandbox/shop/shop';

/** A lock of a process that died must not hold the order for ever. */
const staleAfter = 2 * 60 * 1000;

/**
 * Takes the order's lock or refuses with 409 at once; nobody waits. Returns the way to give it back. The lock is a row that
 * is committed on its own, so that every sandbox on the same database sees it.
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
        .where('orderLocks.takenAt', '<', new Date(now.getTime() - staleAfter)),
    )
    .returning('holder')
    .executeTakeFirst();
  if (taken?.holder !== holder) throw orderLocked(orderId);
  return async () => {
    await shop.database.deleteFrom('orderLocks').where('orderId', '=', orderId).where('holder', '=', holder).execute();
  };
}

/** Frees the order whoever holds it; for tests and for trying things by hand. */
export async function breakOrderLock(shop: Shop, orderId: number): Promise<void> {
  await shop.database.deleteFrom('orderLocks').where('orderId', '=', orderId).execute();
}
