import type { CustomerRow, GiftCardRow } from '#sandbox/database/schema';
import { findByEmail } from '#sandbox/shop/customers/customer-store';
import { grantStoreCredit } from '#sandbox/shop/payments/store-credit';
import type { Shop, Store } from '#sandbox/shop/shop';
import { requireGiftCard } from './find-gift-card';
import { giftCardRefused, leftOn, unusable } from './gift-card-refusal';

/** The card, if there is something to redeem on it; else the reason why not. */
export async function checkGiftCard(shop: Shop, store: Store, typed: unknown): Promise<GiftCardRow> {
  const card = await requireGiftCard(store, typed);
  const reason = unusable(card, shop.world.store.id, shop.clock.now());
  if (reason) throw giftCardRefused(reason);
  return card;
}

/**
 * Turns what is left on a card into store credit: of whoever is signed in, else of the customer with that e-mail address.
 * Answers the card as it was before. A card can be redeemed once.
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
    if (!customer) throw giftCardRefused('no_customer');
    const now = shop.clock.now();
    await store
      .updateTable('giftCards')
      .set({ usedCents: card.amountCents, redeemedAt: now })
      .where('id', '=', card.id)
      .execute();
    const memo = `Gift Card #${(card.redemptionCode ?? '').slice(-4)}`;
    await grantStoreCredit(store, customer, { amountCents: leftOn(card), memo }, now);
    return card;
  });
}
