import { clubDiscount, clubKinds, largestClub } from '#src/plugins/core/order-line/club';
import type { SubscribedLine, Subscription } from '#src/plugins/subscription/entities/subscription.entity';

const mostSuccessiveSkips = 1;

/** Reasons of cancellations that come with an order. Their mail goes by them. */
export const firstOrderUnpaid = 'Its first order was not paid.';
export const firstOrderCanceled = 'Its first order was canceled.';

type Refusal = Readonly<Record<string, readonly string[]>>;

/** Says why the next delivery cannot be skipped, by field; undefined when it can (spec §4 Subscription actions, skip). */
export function skipRefusal({
  state,
  isPaused,
  actionableDate,
  successiveSkipCount,
}: Pick<Subscription, 'state' | 'isPaused' | 'actionableDate' | 'successiveSkipCount'>): Refusal | undefined {
  if (state !== 'active' || isPaused || actionableDate === null)
    return { state: ['cannot skip a subscription which is not active'] };
  if (successiveSkipCount < mostSuccessiveSkips) return undefined;
  return { successive_skip_count: ['This subscription has exceeded the maximum configured successive skip limit'] };
}

/** Says if no delivery follows, not even a last one. */
export function isOver({ state }: Pick<Subscription, 'state'>): boolean {
  return state === 'canceled' || state === 'inactive';
}

/** Returns the lines of every delivery, without the extras of the next one. */
export function lastingLines({ lines }: Pick<Subscription, 'lines'>): readonly SubscribedLine[] {
  return lines.filter(({ isOneTime }) => !isOneTime);
}

export function cansOf(lines: readonly Pick<SubscribedLine, 'quantity' | 'productVariant'>[]): number {
  return lines.reduce((sum, { quantity, productVariant }) => sum + quantity * productVariant.customFields.cans, 0);
}

/**
 * Returns the price of the goods in the next delivery with the discount of members, in cents, without shipping and tax
 * (spec §9 Club discount). `memberOf` is the largest active club of the customer.
 */
export function upcomingTotal(subscription: Subscription, memberOf: number | null): number {
  const basisPoints = clubDiscount(largestClub([memberOf, isOver(subscription) ? null : subscription.clubCans]));
  return subscription.lines.reduce((sum, { quantity, unitPrice, productVariant }) => {
    const price = quantity * unitPrice;
    return sum + price - (clubKinds.includes(productVariant.customFields.kind) ? percentOf(price, basisPoints) : 0);
  }, 0);
}

/** A part of an amount, to the next cent. */
function percentOf(amount: number, basisPoints: number): number {
  return Math.floor((amount * basisPoints + 5000) / 10_000);
}
