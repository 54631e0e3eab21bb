import type { LineItem } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { isFilled } from './gift-card-fields';

/** Gives every unit of a gift-card line its entry. When the line shrinks, the newest unfilled entries go first. */
export async function matchGiftCards(work: OrderWork): Promise<void> {
  const lines = work.order.lines.filter(
    ({ variant, quantity, giftCards }) => variant.kind === 'gift-card' && giftCards.length !== quantity,
  );
  for (const line of lines) {
    if (line.giftCards.length < line.quantity) await addEntries(work, line, line.quantity - line.giftCards.length);
    else await dropEntries(work, line, line.giftCards.length - line.quantity);
  }
  if (lines.length > 0) await work.refresh();
}

async function addEntries({ shop, store, now }: OrderWork, line: LineItem, count: number): Promise<void> {
  const entry = { lineItemId: line.id, storeId: shop.world.store.id, amountCents: line.priceCents, createdAt: now };
  await store
    .insertInto('giftCards')
    .values(Array.from({ length: count }, () => entry))
    .execute();
}

async function dropEntries({ store }: OrderWork, { giftCards }: LineItem, count: number): Promise<void> {
  const newest = giftCards.toReversed();
  const leaving = [...newest.filter((card) => !isFilled(card)), ...newest.filter(isFilled)].slice(0, count);
  await store
    .deleteFrom('giftCards')
    .where(
      'id',
      'in',
      leaving.map(({ id }) => id),
    )
    .execute();
}
