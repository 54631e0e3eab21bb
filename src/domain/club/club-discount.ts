import { addMoney, type Cents, percentOf } from '#src/domain/money/money';
import { cansPerDelivery, type Subscription } from '#src/domain/subscription/subscription';

/** Percent: the highest of the active ones, zero without one (spec §6 Club-discount logic, §9 Club discount). */
export function clubDiscount(subscriptions: readonly Subscription[]): number {
  const active = subscriptions.filter(({ state }) => state === 'active');
  return Math.max(0, ...active.map(discountOf));
}

function discountOf(subscription: Subscription): number {
  const size = clubSizeOf(cansPerDelivery(subscription));
  return size === undefined ? 0 : memberPercent[size];
}

/** Rounded half up to the cent, as in the back end. */
export function memberPrice(price: Cents, percent: number): Cents {
  return addMoney(price, percentOf(price, -percent));
}

/** Cans in every delivery (spec §9 Club sizes). */
export const clubSizes = [12, 24] as const;
export type ClubSize = (typeof clubSizes)[number];

/** Percent by size (spec §9 Club discount). */
export const memberPercent: Readonly<Record<ClubSize, number>> = { 12: 10, 24: 20 };

/** Undefined when it is not a club size. */
export function parseClubSize(text: string | undefined): ClubSize | undefined {
  return clubSizes.find((size) => String(size) === text);
}

/** Undefined for a subscription that is not a club. */
export function clubSizeOf(cans: number): ClubSize | undefined {
  return clubSizes.find((size) => size === cans);
}
