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
  const onCards = cards.reduce((sum, { left }) => sum + left, 0);
  let toPay = isForPresents ? 0 : payable(total, onCards);
  const due = total - toPay;
  const giftCards = cards.map(({ id, code, left }) => {
    const amount = cents(Math.min(left, toPay));
    toPay -= amount;
    return { id, last: lastOfGiftCard(code), amount, remaining: cents(left - amount) };
  });
  const storeCredit = cents(payable(due, credit));
  return { giftCards, storeCredit, due: cents(due - storeCredit) };
}

/** The part of `left` that is paid from `available`: the card is left nothing or at least 50 cents. */
function payable(left: number, available: number): number {
  const rest = left - Math.min(left, available);
  return rest > 0 && rest < 50 ? Math.max(left - 50, 0) : left - rest;
}
