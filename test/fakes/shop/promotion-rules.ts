import type { GatewayError } from '#src/application/ports/gateway-error';
import { addMoney, type Cents, cents, formatMoney, multiplyMoney } from '#src/domain/money/money';
import { deniedCode } from './refusals';
import type { WorldPromotion } from './shop-world';
import type { StoredLine, StoredOrder } from './stored-order';

export function itemTotal(order: StoredOrder): Cents {
  return addMoney(cents(0), ...order.lines.map(({ price, quantity }) => multiplyMoney(price, quantity)));
}

/** Says if a line is of something other than gift cards, which count for no discount and toward no threshold. */
export function isGoods({ variant }: StoredLine): boolean {
  return variant.giftCard === undefined;
}

export function goodsTotal({ lines }: StoredOrder): Cents {
  return addMoney(cents(0), ...lines.filter(isGoods).map(({ price, quantity }) => multiplyMoney(price, quantity)));
}

/** Returns the error with which a code is denied; `undefined` when the order can have it. */
export function denial(promotion: WorldPromotion, order: StoredOrder, timesUsed: number): GatewayError | undefined {
  if (promotion.expired) return deniedCode('expired', 'The coupon code is expired');
  if (timesUsed >= (promotion.uses ?? Infinity)) return deniedCode('used_up', 'Coupon code usage limit exceeded');
  if (order.promotions.includes(promotion)) {
    return deniedCode('already_applied', 'The coupon code has already been applied to this order');
  }
  if (promotion.membersOnly)
    return deniedCode('sign_in_required', 'You need to login before applying this coupon code.');
  if (!counts(promotion, order)) {
    const from = promotion.from ?? cents(0);
    const message = `This coupon code can't be applied to orders less than ${formatMoney(from)}.`;
    return deniedCode('item_total_too_low', message, from);
  }
  const isNothingShipped = promotion.effect.kind === 'free-shipping' && order.shipments.length === 0;
  if (isNothingShipped || (order.lines.length > 0 && !order.lines.some(isGoods))) {
    return deniedCode('nothing_to_discount', 'This coupon code could not be applied to the cart at this time.');
  }
  return undefined;
}

/** True when the rule of a promotion holds now. While it does not, the promotion stays on the order but takes nothing off. */
export function counts({ from }: WorldPromotion, order: StoredOrder): boolean {
  return goodsTotal(order) >= (from ?? 0);
}
