import type { GiftCardRow } from '#sandbox/database/schema';
import { holdsOnlyGiftCards } from '#sandbox/shop/catalogue/gift-card-goods';
import type { Order } from '#sandbox/shop/orders/order';
import { isClosed } from '#sandbox/shop/orders/order-access';
import { payableCents } from './least-charge';

/** The amount that an order takes from a gift card, and the balance after it, in cents. */
export interface GiftCardShare {
  readonly card: GiftCardRow;
  readonly amountCents: number;
  readonly remainingCents: number;
}

/**
 * The amounts that the order takes from its gift cards, in the order in which they were applied: an estimate until the order
 * is complete, then the debited amounts. Several carts may apply one card; the first that is placed gets it.
 */
export function giftCardShares(order: Order): readonly GiftCardShare[] {
  if (isClosed(order)) return taken(order);
  let restCents = payableCents(
    holdsOnlyGiftCards(order) ? 0 : Math.max(order.totalCents, 0),
    order.appliedGiftCards.reduce((sum, card) => sum + balanceCents(card), 0),
  );
  return order.appliedGiftCards.map((card) => {
    const amountCents = Math.min(balanceCents(card), restCents);
    restCents -= amountCents;
    return { card, amountCents, remainingCents: balanceCents(card) - amountCents };
  });
}

export function giftCardTotal(order: Order): number {
  return giftCardShares(order).reduce((sum, { amountCents }) => sum + amountCents, 0);
}

export function balanceCents(card: GiftCardRow): number {
  return card.amountCents - card.usedCents;
}

function taken(order: Order): readonly GiftCardShare[] {
  return order.payments.flatMap(({ giftCard: card, state, amountCents }) =>
    card && state === 'completed' ? [{ card, amountCents, remainingCents: balanceCents(card) }] : [],
  );
}

/** The last characters of a code, by which a card is named where the code must not be read. */
export function lastOfCode({ redemptionCode }: { readonly redemptionCode: string | null }): string {
  return (redemptionCode ?? '').slice(-4);
}
