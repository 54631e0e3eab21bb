import { addMoney, type Cents, percentOf } from '#src/domain/money/money';
import { cansPerDelivery, type Subscription } from '#src/domain/subscription/subscription';

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

/** Cans in every delivery of the club (spec §9 Club sizes). */
export const clubSizes = [12, 24] as const;
export type ClubSize = (typeof clubSizes)[number];

/** The members' discount of each size in percent (spec §9 Club discount). */
export const memberPercent: Readonly<Record<ClubSize, number>> = { 12: 10, 24: 20 };

/** Reads a size from a URL; undefined when it is not a club size. */
export function parseClubSize(text: string | undefined): ClubSize | undefined {
  return clubSizes.find((size) => String(size) === text);
}

/** The club with this many cans per delivery; undefined for a subscription that is not a club. */
export function clubSizeOf(cans: number): ClubSize | undefined {
  return clubSizes.find((size) => size === cans);
}
