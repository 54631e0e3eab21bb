import type { Promotion, PromotionRule } from '#sandbox/shop/config/promotion';
import { isActive } from '#sandbox/shop/config/promotion';
import { formatMoney } from '#sandbox/shop/money';

/** The data that promotion rules need. */
export interface PromotionFacts {
  readonly now: Date;
  /** Before discounts, without gift cards. */
  readonly itemTotalCents: number;
  readonly signedIn: boolean;
  readonly email: string | null;
  /** Other completed orders of the same customer or e-mail address. */
  readonly otherCompletedOrders: number;
  /** Promotions that completed orders of the same customer or e-mail address used. */
  readonly usedBefore: ReadonlySet<number>;
  /** Other completed orders by promotion. */
  readonly usages: ReadonlyMap<number, number>;
  /** The largest club that counts for the order; null without one. */
  readonly clubCans: number | null;
  /** Cans in the cart, also those in packs, but without prepaid lines. */
  readonly cans: number;
  /** Kinds of the goods in the cart, without gift cards. */
  readonly kinds: ReadonlySet<string>;
  /** Kinds of all that is in the cart. */
  readonly allKinds: ReadonlySet<string>;
  /** Of the goods, without gift cards. */
  readonly skus: ReadonlySet<string>;
}

export interface Ineligibility {
  readonly statusCode: string;
  readonly message: string;
}

/** The first reason why a promotion is not eligible, or undefined. */
export function ineligibility(promotion: Promotion, facts: PromotionFacts): Ineligibility | undefined {
  if (!isActive(promotion, facts.now)) return refused('coupon_code_expired', 'The coupon code is expired');
  if (isUsedUp(promotion, facts)) return refused('coupon_code_max_usage', 'Coupon code usage limit exceeded');
  for (const rule of promotion.rules) {
    const reason = violation(rule, promotion, facts);
    if (reason) return reason;
  }
  return undefined;
}

function isUsedUp(promotion: Promotion, facts: PromotionFacts): boolean {
  return promotion.usageLimit !== undefined && (facts.usages.get(promotion.id) ?? 0) >= promotion.usageLimit;
}

function violation(rule: PromotionRule, promotion: Promotion, facts: PromotionFacts): Ineligibility | undefined {
  switch (rule.kind) {
    case 'item-total':
      return itemTotalViolation(rule, facts.itemTotalCents);
    case 'signed-in':
      return facts.signedIn
        ? undefined
        : refused('no_user_specified', 'You need to login before applying this coupon code.');
    case 'first-order':
      if (facts.otherCompletedOrders > 0)
        return refused('not_first_order', 'This coupon code can only be applied to your first order.');
      return rule.unknown === 'accepted' ? undefined : unknownPerson(facts);
    case 'once-per-user':
      if (facts.usedBefore.has(promotion.id))
        return refused('limit_once_per_user', 'This coupon code can only be used once per user.');
      return facts.signedIn
        ? undefined
        : refused('no_user_specified', 'You need to login before applying this coupon code.');
    case 'club-member':
      return facts.clubCans === rule.cans
        ? undefined
        : refused('coupon_code_not_eligible', 'This coupon code is not eligible for this order');
    case 'cans':
      return facts.cans >= rule.atLeast
        ? undefined
        : refused('coupon_code_not_eligible', 'This coupon code is not eligible for this order');
    case 'sku':
      return facts.skus.has(rule.sku)
        ? undefined
        : refused(
            'missing_product',
            "This coupon code can't be applied because you don't have all of the necessary products in your cart.",
          );
    case 'products':
      return productViolation(rule, facts);
  }
}

function itemTotalViolation(
  rule: Extract<PromotionRule, { kind: 'item-total' }>,
  itemTotalCents: number,
): Ineligibility | undefined {
  if (rule.comparison === 'at-least') {
    if (itemTotalCents >= rule.cents) return undefined;
    return refused(
      'item_total_less_than',
      `This coupon code can't be applied to orders less than ${formatMoney(rule.cents)}.`,
    );
  }
  if (itemTotalCents > rule.cents) return undefined;
  return refused(
    'item_total_less_than_or_equal',
    `This coupon code can't be applied to orders less than or equal to ${formatMoney(rule.cents)}.`,
  );
}

function unknownPerson(facts: PromotionFacts): Ineligibility | undefined {
  if (facts.signedIn || facts.email !== null) return undefined;
  return refused(
    'no_user_or_email_specified',
    'You need to login or provide your email before applying this coupon code.',
  );
}

function productViolation(
  rule: Extract<PromotionRule, { kind: 'products' }>,
  { kinds, allKinds }: PromotionFacts,
): Ineligibility | undefined {
  const counting = rule.match === 'any' ? kinds : allKinds;
  const present = rule.of.some((kind) => counting.has(kind));
  if (rule.match === 'any') {
    return present
      ? undefined
      : refused('no_applicable_products', 'You need to add an applicable product before applying this coupon code.');
  }
  return present
    ? refused('has_excluded_product', 'Your cart contains a product that prevents this coupon code from being applied.')
    : undefined;
}

function refused(statusCode: string, message: string): Ineligibility {
  return { statusCode, message };
}
