import type { Order, OrderLine, PromotionAction, PromotionCondition, RequestContext } from '@vendure/core';
import {
  DefaultOrderLineDiscountDistributionStrategy,
  PromotionItemAction,
  PromotionLineAction,
  PromotionOrderAction,
  ShippingEligibilityChecker,
} from '@vendure/core';
import { isGiftCard } from '#src/plugins/core/order-line/gift-card-line';

/**
 * An order as discounts see it: without its gift cards, which are money. Nothing is written to it. An order without gift cards
 * stays as it is.
 */
export function goodsOf(order: Order): Order {
  const cards = order.lines.filter(isGiftCard);
  if (cards.length === 0) return order;
  return Object.create(order, {
    lines: { value: order.lines.filter((line) => !isGiftCard(line)) },
    subTotal: { value: cards.reduce((sum, { proratedLinePrice }) => sum - proratedLinePrice, order.subTotal) },
    subTotalWithTax: {
      value: cards.reduce((sum, { proratedLinePriceWithTax }) => sum - proratedLinePriceWithTax, order.subTotalWithTax),
    },
  }) as Order;
}

/** Makes a condition of promotions count goods alone, toward whatever threshold it has. */
export function countingGoods(condition: PromotionCondition): PromotionCondition {
  const check: PromotionCondition['check'] = (ctx, order, ...rest) => condition.check(ctx, goodsOf(order), ...rest);
  return over(condition, { check });
}

/** Makes a condition of a way of delivery count goods alone. */
export function shippingGoods(checker: ShippingEligibilityChecker): ShippingEligibilityChecker {
  const check: ShippingEligibilityChecker['check'] = (ctx, order, ...rest) =>
    checker.check(ctx, goodsOf(order), ...rest);
  return over(checker, { check });
}

/**
 * Makes an action of promotions lower the price of goods alone, and by no more than they cost, however many promotions there are
 * and however staff have configured them.
 */
export function reducingGoods(action: PromotionAction): PromotionAction {
  if (action instanceof PromotionItemAction) {
    const execute: PromotionItemAction['execute'] = async (ctx, line, args, state, promotion) => {
      if (isGiftCard(line) || line.quantity === 0) return 0;
      const asked = (await action.execute(ctx, line, args, state, promotion)) * line.quantity;
      return limited(asked, costOf(ctx, line), state) / line.quantity;
    };
    return over(action, { execute });
  }
  if (action instanceof PromotionLineAction) {
    const execute: PromotionLineAction['execute'] = async (ctx, line, args, state, promotion) =>
      isGiftCard(line) ? 0 : limited(await action.execute(ctx, line, args, state, promotion), costOf(ctx, line), state);
    return over(action, { execute });
  }
  if (action instanceof PromotionOrderAction) {
    const execute: PromotionOrderAction['execute'] = async (ctx, order, args, state, promotion) => {
      const goods = goodsOf(order);
      const cost = goods.lines.reduce((sum, line) => sum + costOf(ctx, line), 0);
      return limited(await action.execute(ctx, goods, args, state, promotion), cost, state);
    };
    return over(action, { execute });
  }
  return action;
}

/** Spreads a discount of the whole order over its goods, by their price. */
export class SpreadOverGoods extends DefaultOrderLineDiscountDistributionStrategy {
  override getWeight(ctx: RequestContext, line: OrderLine): number {
    return isGiftCard(line) || line.quantity === 0 ? 0 : costOf(ctx, line);
  }
}

/** Cents that the actions of a promotion have taken off so far, by the state that Vendure gives to all of them at once. */
const taken = new WeakMap<object, number>();

/** Limits a discount, which is below zero, to the remaining cost after the promotion's other actions. */
function limited(asked: number, cost: number, state: object): number {
  const before = taken.get(state) ?? 0;
  const amount = Math.round(Math.min(Math.max(asked, -Math.max(cost + before, 0)), 0));
  taken.set(state, before + amount);
  return amount;
}

/** The cost of a line after the discounts that it has so far, as its list price is: with tax or without. */
function costOf({ channel }: RequestContext, { proratedLinePrice, proratedLinePriceWithTax }: OrderLine): number {
  return channel.pricesIncludeTax ? proratedLinePriceWithTax : proratedLinePrice;
}

/** An operation of Vendure with another function, which is known and set up as the one that it is made of. */
function over<T extends object>(operation: T, functions: Partial<T>): T {
  return Object.assign(Object.create(operation) as T, functions);
}
