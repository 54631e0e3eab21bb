import { type Cents, cents } from '#src/domain/money/money';
import type { StoredGiftCard } from './stored-gift-card';
import type { StoredOrder } from './stored-order';

interface Till {
  readonly giftCards: readonly StoredGiftCard[];
  readonly storeCredit: Map<string, Cents>;
  readonly now: () => number;
}

/** Cancels a placed order: its gift cards and store credit are given back. */
export function cancelStored({ giftCards, storeCredit, now }: Till, order: StoredOrder): void {
  for (const { methodName, lastDigits = '', amount } of order.payments) {
    const card = methodName === 'Gift Card' && giftCards.find(({ code }) => code.endsWith(lastDigits));
    if (card) card.left = cents(card.left + amount);
    if (methodName === 'Store Credit' && order.userId !== undefined)
      storeCredit.set(order.userId, cents((storeCredit.get(order.userId) ?? 0) + amount));
  }
  order.payments = order.payments.map((payment) => ({ ...payment, state: 'void' }));
  order.state = 'canceled';
  order.canceledAt = now();
}
