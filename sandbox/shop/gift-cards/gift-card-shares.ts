import type { GiftCardRow } from '#sandbox/database/schema';
import type { Order } from '#sandbox/shop/orders/order';
import { leftOn } from './gift-card-refusal';

/** What an order takes of a gift card, and what stays on it, in cents. */
export interface GiftCardShare {
  readonly card: GiftCardRow;
  readonly amountCents: number;
  readonly remainingCents: number;
}

/**
 * What the order takes of its gift cards, in the order in which they were applied: a forecast that follows every change,
 * and from completion on what was taken. Several carts may count on one card; the first that is placed gets it.
 */
export function giftCardShares(order: Order): readonly GiftCardShare[] {
  if (order.state === 'complete') return taken(order);
  let restCents = holdsOnlyGiftCards(order) ? 0 : Math.max(order.totalCents, 0);
  return order.appliedGiftCards.map((card) => {
    const amountCents = Math.min(leftOn(card), restCents);
    restCents -= amountCents;
    return { card, amountCents, remainingCents: leftOn(card) - amountCents };
  });
}

/** All of that together. */
export function giftCardTotal(order: Order): number {
  return giftCardShares(order).reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** A gift card does not pay for gift cards alone. */
export function holdsOnlyGiftCards({ lines }: Order): boolean {
  return lines.length > 0 && lines.every(({ variant }) => variant.kind === 'gift-card');
}

function taken(order: Order): readonly GiftCardShare[] {
  return order.payments.flatMap(({ giftCard: card, state, amountCents }) =>
    card && state === 'completed' ? [{ card, amountCents, remainingCents: leftOn(card) }] : [],
  );
}
