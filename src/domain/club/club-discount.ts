import { addMoney, type Cents, percentOf } from '#src/domain/money/money';
import { cansPerDelivery, type Subscription } from '#src/domain/subscription/subscription';
import { clubSizeOf, memberPercent } from './club-size';

/**
 * The club discount of the owner of these subscriptions, in percent: the highest of the active ones, zero without one
 * (spec §6 Club-discount logic, §9 Club discount). Paused, ending and ended ones do not count.
 */
export function clubDiscount(subscriptions: readonly Subscription[]): number {
  const active = subscriptions.filter(({ state }) => state === 'active');
  return Math.max(0, ...active.map(discountOf));
}

function discountOf(subscription: Subscription): number {
  const size = clubSizeOf(cansPerDelivery(subscription));
  return size === undefined ? 0 : memberPercent[size];
}

/** The members' price. The discount is rounded half up to the cent, as in the back end. */
export function memberPrice(price: Cents, percent: number): Cents {
  return addMoney(price, percentOf(price, -percent));
}
