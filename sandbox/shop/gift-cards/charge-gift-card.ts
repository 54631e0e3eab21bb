import type { Payment } from '#sandbox/shop/orders/order';
import type { Store } from '#sandbox/shop/shop';

/** Takes money off a card. Answers false when it is no longer there: two orders may count on the same card. */
export async function takeFromGiftCard(store: Store, cardId: number, amountCents: number, now: Date): Promise<boolean> {
  const taken = await store
    .updateTable('giftCards')
    .set((column) => ({ usedCents: column('usedCents', '+', amountCents) }))
    .where('id', '=', cardId)
    .where('redeemedAt', 'is', null)
    .where((where) => where(where('amountCents', '-', where.ref('usedCents')), '>=', amountCents))
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', now)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Puts back what payments had taken, because the order is not placed after all. */
export async function giveBackToGiftCards(store: Store, payments: readonly Payment[]): Promise<void> {
  for (const { giftCardId, amountCents } of payments) {
    if (giftCardId === null) continue;
    await store
      .updateTable('giftCards')
      .set((column) => ({ usedCents: column('usedCents', '-', amountCents) }))
      .where('id', '=', giftCardId)
      .execute();
  }
}
