import { emptyChoice, type PackChoice, setCans } from '#src/domain/catalogue/pack-choice';
import { type Cents, cents } from '#src/domain/money/money';
import { cansPerDelivery, type Subscription } from '#src/domain/subscription/subscription';
import { obstacleTo } from '#src/domain/subscription/subscription-actions';
import { memberBoxPrice } from './box-price';
import { clubDiscount, type ClubSize, clubSizeOf, memberPercent } from './club-discount';

/**
 * The size that a club can change to: 24 cans for one of 12, and 12 for one of 24 (spec §9 Club sizes). Undefined while it
 * cannot: paused, ending or over, or a subscription that is no club.
 */
export function otherClubSize(subscription: Subscription): ClubSize | undefined {
  const size = clubSizeOf(cansPerDelivery(subscription));
  if (size === undefined || obstacleTo('resize', subscription) !== undefined) return undefined;
  return size === 12 ? 24 : 12;
}

/**
 * The first choice of cans in the other size: each one twice in a larger box, none in a smaller one, where the member has to
 * choose the ones that stay.
 */
export function resizedChoice({ cans, size: before }: PackChoice, size: ClubSize): PackChoice {
  if (size < before) return emptyChoice(size);
  return cans.reduce((choice, { sku, quantity }) => setCans(choice, sku, quantity * 2), emptyChoice(size));
}

/** The member's discount in the shop, in percent, with this club at that size (spec §9 Club discount). */
export function discountWithSize(size: ClubSize, { id }: Subscription, all: readonly Subscription[]): number {
  return Math.max(memberPercent[size], clubDiscount(all.filter((other) => other.id !== id)));
}

/** The cost of a box without shipping and tax. */
export interface BoxCost {
  readonly perDelivery: Cents;
  /** The average, rounded half up to the cent. */
  readonly perCan: Cents;
}

export function boxCost(
  lines: readonly { readonly quantity: number; readonly price: Cents }[],
  size: ClubSize,
  percent: number,
): BoxCost {
  const perDelivery = memberBoxPrice(lines, percent);
  return { perDelivery, perCan: cents(Math.round(perDelivery / size)) };
}
