import { type CaseOffer, caseProgress } from '#src/domain/catalogue/full-case';
import type { Product } from '#src/domain/catalogue/product';
import { addMoney, type Cents, multiplyMoney, noMoney } from '#src/domain/money/money';
import { type ClubSize, memberPercent, memberPrice } from './club-discount';

/** The price of a box: regular, for members, and bought once, when its cans are a full case. */
export interface BoxPrice {
  readonly regular: Cents;
  readonly once: Cents;
  readonly member: Cents;
  /** The members' discount off the regular price. */
  readonly saved: Cents;
}

/** One delivery without shipping and tax. Discounts and rounds each line as the back end does (spec §9 Club discount). */
export function boxPrice(
  box: readonly { readonly quantity: number; readonly product: Pick<Product, 'price'> }[],
  size: ClubSize,
  caseOffers: readonly CaseOffer[] = [],
): BoxPrice {
  const lines = box.map(({ quantity, product: { price } }) => ({ quantity, price }));
  const regular = memberBoxPrice(lines, 0);
  const member = memberBoxPrice(lines, memberPercent[size]);
  const once = memberBoxPrice(lines, caseProgress(size, caseOffers).reached?.percent ?? 0);
  return { regular, once, member, saved: addMoney(regular, multiplyMoney(member, -1)) };
}

/** The price of a box with this discount in percent. */
export function memberBoxPrice(
  lines: readonly { readonly quantity: number; readonly price: Cents }[],
  percent: number,
): Cents {
  return addMoney(noMoney, ...lines.map(({ quantity, price }) => memberPrice(multiplyMoney(price, quantity), percent)));
}
