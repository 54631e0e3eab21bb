import type { GiftCardRow } from '#sandbox/database/schema';
import type { Store } from '#sandbox/shop/shop';
import { giftCardError } from './gift-card-errors';
import { redemptionCodeOf } from './redemption-code';

/** The gift card with this code, locked until the transaction ends; an unknown code is 404. */
export async function requireGiftCard(store: Store, typed: unknown): Promise<GiftCardRow> {
  const code = redemptionCodeOf(typed);
  const card =
    code === undefined
      ? undefined
      : await store
          .selectFrom('giftCards')
          .selectAll()
          .where('redemptionCode', '=', code)
          .forUpdate()
          .executeTakeFirst();
  if (!card) throw giftCardError('gift_card_not_found');
  return card;
}
