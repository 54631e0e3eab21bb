import type { Instant } from '#src/domain/interval/interval';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import { isExpired } from '#src/domain/saved-card/saved-card';
import { comingDeliveries } from './coming-deliveries';
import type { Subscription } from './subscription';

/** The subscription whose delivery comes next; undefined when none is planned. */
export function nextToDeliver(subscriptions: readonly Subscription[]): Subscription | undefined {
  const [next] = subscriptions
    .flatMap((subscription) => comingDeliveries(subscription, 1).map((day) => ({ subscription, day })))
    .sort((one, other) => one.day.localeCompare(other.day));
  return next?.subscription;
}

/** The expired cards that are to pay for deliveries to come, each with one of their subscriptions. */
export function expiredCardsOf(
  subscriptions: readonly Subscription[],
  cards: readonly SavedCard[],
  now: Instant,
): readonly { readonly card: SavedCard; readonly subscription: Subscription }[] {
  const planned = subscriptions.filter((subscription) => comingDeliveries(subscription, 1).length > 0);
  return cards
    .filter((card) => isExpired(card, now))
    .flatMap((card) => {
      const subscription = planned.find(
        ({ id, card: paying }) => card.subscriptionIds.includes(id) || paying?.walletPaymentSourceId === card.id,
      );
      return subscription ? [{ card, subscription }] : [];
    });
}
