import type { CustomerRow, GiftCardRow } from '#sandbox/database/schema';
import { findByEmail } from '#sandbox/shop/customers/customer-store';
import { balanceCents } from '#sandbox/shop/payments/gift-card-shares';
import { lastOfCode } from '#sandbox/shop/payments/gift-card-shares';
import { grantStoreCredit } from '#sandbox/shop/payments/store-credit';
import type { Shop, Store } from '#sandbox/shop/shop';
import { requireGiftCard } from './find-gift-card';
import { giftCardError, giftCardProblem } from './gift-card-errors';

/** The gift card, if it can be redeemed; otherwise throws the reason. */
export async function checkGiftCard(shop: Shop, store: Store, typed: unknown): Promise<GiftCardRow> {
  const card = await requireGiftCard(store, typed);
  const reason = giftCardProblem(card, shop.config.store.id, shop.clock.now());
  if (reason) throw giftCardError(reason);
  return card;
}

/**
 * Turns the balance of a card into store credit of the signed-in customer, or of the customer with that e-mail. Returns the
 * card as it was before. A card can be redeemed once.
 */
export async function redeemGiftCard(
  shop: Shop,
  signedIn: CustomerRow | undefined,
  typed: unknown,
  email: unknown,
): Promise<GiftCardRow> {
  return shop.database.transaction().execute(async (store) => {
    const card = await checkGiftCard(shop, store, typed);
    const customer = signedIn ?? (typeof email === 'string' ? await findByEmail(store, email) : undefined);
    if (!customer) throw giftCardError('no_customer');
    const now = shop.clock.now();
    await store
      .updateTable('giftCards')
      .set({ usedCents: card.amountCents, redeemedAt: now })
      .where('id', '=', card.id)
      .execute();
    const memo = `Gift Card #${lastOfCode(card)}`;
    await grantStoreCredit(store, customer, { amountCents: balanceCents(card), memo }, now);
    return card;
  });
}
