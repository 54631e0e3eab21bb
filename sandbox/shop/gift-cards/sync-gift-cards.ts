import type { LineItem } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { hasRecipient } from './gift-card-fields';

/** Keeps one gift card per unit of a line. When the quantity decreases, the newest cards without a recipient go first. */
export async function syncGiftCards(work: OrderWork): Promise<void> {
  const lines = work.order.lines.filter(
    ({ variant, quantity, giftCards }) => variant.kind === 'gift-card' && giftCards.length !== quantity,
  );
  for (const line of lines) {
    if (line.giftCards.length < line.quantity) await addEntries(work, line, line.quantity - line.giftCards.length);
    else await removeEntries(work, line, line.giftCards.length - line.quantity);
  }
  if (lines.length > 0) await work.refresh();
}

async function addEntries({ shop, store, now }: OrderWork, line: LineItem, count: number): Promise<void> {
  const entry = { lineItemId: line.id, storeId: shop.config.store.id, amountCents: line.priceCents, createdAt: now };
  await store
    .insertInto('giftCards')
    .values(Array.from({ length: count }, () => entry))
    .execute();
}

async function removeEntries({ store }: OrderWork, { giftCards }: LineItem, count: number): Promise<void> {
  const newest = giftCards.toReversed();
  const leaving = [...newest.filter((card) => !hasRecipient(card)), ...newest.filter(hasRecipient)].slice(0, count);
  await store
    .deleteFrom('giftCards')
    .where(
      'id',
      'in',
      leaving.map(({ id }) => id),
    )
    .execute();
}
