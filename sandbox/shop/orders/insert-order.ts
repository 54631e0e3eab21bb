import type { Insertable } from 'kysely';
import type { Database } from '#sandbox/database/schema';
import type { Shop, Store } from '#sandbox/shop/shop';

type NewOrder = Omit<Insertable<Database['orders']>, 'number' | 'token' | 'state' | 'createdAt' | 'updatedAt'>;

/** Stores an empty order in state `cart`, with a new number and token. Returns its id. */
export async function insertOrder(
  shop: Pick<Shop, 'random'>,
  store: Store,
  order: NewOrder,
  now: Date,
): Promise<number> {
  const { id } = await store
    .insertInto('orders')
    .values({
      ...order,
      number: `R${shop.random.digits(9)}`,
      token: shop.random.token(16),
      state: 'cart',
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
