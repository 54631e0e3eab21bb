import { ApiError } from '#sandbox/http/api-error';
import { unauthorized } from '#sandbox/http/error-responses';
import type { Caller } from '#sandbox/shop/customers/caller';
import type { Shop } from '#sandbox/shop/shop';
import { changeableOrder, isClosed } from './order-access';
import { takeOrderLock } from './order-lock';
import { OrderWork } from './order-work';

type Change<T> = (work: OrderWork) => Promise<T>;

/** Changes an order that the caller may change, under its lock and in one transaction. */
export async function changeOrder<T>(shop: Shop, caller: Caller, number: string, change: Change<T>): Promise<T> {
  const order = await changeableOrder(shop, caller, number);
  return underLock(shop, order.id, (work) => {
    // It may have been completed before the lock was taken.
    if (isClosed(work.order)) throw unauthorized();
    return change(work);
  });
}

/** Runs a change under the order's lock. An error with `keepsChanges` is thrown after the commit. */
export async function underLock<T>(shop: Shop, orderId: number, change: Change<T>): Promise<T> {
  const release = await takeOrderLock(shop, orderId);
  try {
    const outcome = await shop.database
      .transaction()
      .execute(async (store): Promise<{ value: T } | { refusal: ApiError }> => {
        try {
          return { value: await change(await OrderWork.on(shop, store, orderId)) };
        } catch (error) {
          if (error instanceof ApiError && error.keepsChanges) return { refusal: error };
          throw error;
        }
      });
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.value;
  } finally {
    await release();
  }
}
