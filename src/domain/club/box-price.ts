import type { Product } from '../catalogue/product';
import { addMoney, multiplyMoney, noMoney, type Cents } from '../money/money';
import { memberPrice } from './club-discount';
import { memberPercent, type ClubSize } from './club-size';

/** What a box of cans costs, in the shop and for members. */
export interface BoxPrice {
  readonly regular: Cents;
  readonly member: Cents;
  readonly saved: Cents;
}

/** The goods of one delivery, without shipping and tax; each line is reduced and rounded as the back end does it (spec §9). */
export function boxPrice(box: readonly { readonly quantity: number; readonly product: Pick<Product, 'price'> }[], size: ClubSize): BoxPrice {
  const amounts = box.map(({ quantity, product }) => multiplyMoney(product.price, quantity));
  const regular = addMoney(noMoney, ...amounts);
  const member = addMoney(noMoney, ...amounts.map((amount) => memberPrice(amount, memberPercent[size])));
  return { regular, member, saved: addMoney(regular, multiplyMoney(member, -1)) };
}
