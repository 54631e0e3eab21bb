import type { AppliedGiftCard } from '#src/domain/gift-card/gift-card';
import { lastOfGiftCard } from '#src/domain/gift-card/gift-card-code';
import { type Cents, cents } from '#src/domain/money/money';
import type { WorldGiftCard } from './shop-world';

/** A gift card somebody owns. */
export interface StoredGiftCard extends WorldGiftCard {
  readonly id: string;
  left: Cents;
  isRedeemed: boolean;
}

/** The gift cards and the store credit that pay for an order, gift cards first, and the amount left to pay. */
export interface Coverage {
  readonly giftCards: readonly AppliedGiftCard[];
  readonly storeCredit: Cents;
  readonly due: Cents;
}

/** Gift cards pay for no gift cards. */
export function coverage(
  total: Cents,
  { cards, isForPresents }: { readonly cards: readonly StoredGiftCard[]; readonly isForPresents: boolean },
  credit: Cents,
): Coverage {
  let due = total;
  const giftCards = cards.map(({ id, code, left }) => {
    const amount = isForPresents ? cents(0) : cents(Math.min(left, due));
    due = cents(due - amount);
    return { id, last: lastOfGiftCard(code), amount, remaining: cents(left - amount) };
  });
  const storeCredit = cents(Math.min(credit, due));
  return { giftCards, storeCredit, due: cents(due - storeCredit) };
}
