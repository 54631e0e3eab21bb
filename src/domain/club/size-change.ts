import { emptyChoice, type PackChoice, setCans } from '#src/domain/catalogue/pack-choice';
import { type Cents, cents } from '#src/domain/money/money';
import { cansPerDelivery, type Subscription } from '#src/domain/subscription/subscription';
import { obstacleTo } from '#src/domain/subscription/subscription-actions';
import { memberBoxPrice } from './box-price';
import { clubDiscount, type ClubSize, clubSizeOf, memberPercent } from './club-discount';

/** Undefined while it cannot change: paused, ending or over, or no club (spec §9 Club sizes). */
export function otherClubSize(subscription: Subscription): ClubSize | undefined {
  const size = clubSizeOf(cansPerDelivery(subscription));
  if (size === undefined || obstacleTo('resize', subscription) !== undefined) return undefined;
  return size === 12 ? 24 : 12;
}

/** Each can twice in a larger box, none in a smaller one: the member has to choose those that stay. */
export function resizedChoice({ cans, size: before }: PackChoice, size: ClubSize): PackChoice {
  if (size < before) return emptyChoice(size);
  return cans.reduce((choice, { sku, quantity }) => setCans(choice, sku, quantity * 2), emptyChoice(size));
}

/** Percent in the shop, with this club at that size (spec §9 Club discount). */
export function discountWithSize(size: ClubSize, { id }: Subscription, all: readonly Subscription[]): number {
  return Math.max(memberPercent[size], clubDiscount(all.filter((other) => other.id !== id)));
}

/** Without shipping and tax. */
export interface BoxCost {
  readonly perDelivery: Cents;
  /** Rounded half up to the cent. */
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
