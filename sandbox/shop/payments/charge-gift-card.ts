import type { Payment } from '#sandbox/shop/orders/order';
import type { Store } from '#sandbox/shop/shop';

/** Debits a gift card. Returns false when the balance is too low, for example after another order. */
export async function debitGiftCard(store: Store, cardId: number, amountCents: number, now: Date): Promise<boolean> {
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

/** Refunds the gift cards of an order that could not be placed. */
export async function refundGiftCards(store: Store, payments: readonly Payment[]): Promise<void> {
  for (const { giftCardId, amountCents } of payments) {
    if (giftCardId === null) continue;
    await store
      .updateTable('giftCards')
      .set((column) => ({ usedCents: column('usedCents', '-', amountCents) }))
      .where('id', '=', giftCardId)
      .execute();
  }
}
