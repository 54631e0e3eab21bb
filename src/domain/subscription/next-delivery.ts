import { todayOf } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import { isExpiredOn } from '#src/domain/saved-card/saved-card';
import { comingDeliveries } from './coming-deliveries';
import type { Subscription } from './subscription';

/** The subscription whose delivery comes next; undefined when none is planned. */
export function nextToDeliver(subscriptions: readonly Subscription[]): Subscription | undefined {
  const [next] = subscriptions
    .flatMap((subscription) => comingDeliveries(subscription, 1).map((day) => ({ subscription, day })))
    .sort((one, other) => one.day.localeCompare(other.day));
  return next?.subscription;
}

/** The cards that expire before the next delivery that they are to pay for, each with one of their subscriptions. */
export function expiredCardsOf(
  subscriptions: readonly Subscription[],
  cards: readonly SavedCard[],
  now: Instant,
): readonly { readonly card: SavedCard; readonly subscription: Subscription }[] {
  const today = todayOf(now);
  // A delivery that is late is charged today at the earliest.
  const isTooOld = (card: SavedCard, subscription: Subscription): boolean =>
    comingDeliveries(subscription, 1).some((day) => isExpiredOn(card, day > today ? day : today));
  return cards.flatMap((card) => {
    const subscription = subscriptions.find((one) => paysFor(card, one) && isTooOld(card, one));
    return subscription ? [{ card, subscription }] : [];
  });
}

function paysFor(card: SavedCard, { id, card: paying }: Subscription): boolean {
  return card.subscriptionIds.includes(id) || paying?.walletPaymentSourceId === card.id;
}
