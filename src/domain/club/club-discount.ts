import { addMoney, type Cents, percentOf } from '#src/domain/money/money';
import { cansPerDelivery, type Subscription } from '#src/domain/subscription/subscription';
import { clubSizeOf, memberPercent } from './club-size';

/**
 * What the club takes off for the owner of these subscriptions, in percent: the highest among the active ones, zero
 * without any (spec §6 Club-discount logic, §9 Club discount). Paused, ending and ended ones do not count.
 */
export function clubDiscount(subscriptions: readonly Subscription[]): number {
  const active = subscriptions.filter(({ state }) => state === 'active');
  return Math.max(0, ...active.map(discountOf));
}

function discountOf(subscription: Subscription): number {
  const size = clubSizeOf(cansPerDelivery(subscription));
  return size === undefined ? 0 : memberPercent[size];
}

/** A price for members: the percentage off is rounded half up to the cent, as the back end rounds it. */
export function memberPrice(price: Cents, percent: number): Cents {
  return addMoney(price, percentOf(price, -percent));
}
