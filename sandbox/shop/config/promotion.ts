import type { Checked } from '#sandbox/data/checks';
import { byKind, count, fields, listOf, moment, nullable, oneOf, text } from '#sandbox/data/checks';

const kinds = listOf(text());

/** A condition under which a promotion is eligible. The kinds follow the error codes of the coupon call. */
const rule = byKind({
  'item-total': fields({ cents: count, comparison: oneOf('at-least', 'more-than') }),
  'signed-in': fields({}),
  /** A guest without an e-mail cannot be checked; `unknown` says whether that counts as a first order. */
  'first-order': fields({ unknown: oneOf('accepted', 'refused') }),
  'once-per-user': fields({}),
  /** At least this many cans in the order, without prepaid lines. */
  cans: fields({ atLeast: count }),
  /** Members of this club, and an order that joins it. Only the customer's largest club counts. */
  'club-member': fields({ cans: oneOf(12, 24) }),
  /** At least one line with this sku. */
  sku: fields({ sku: text() }),
  /** Lines of these kinds of variant: at least one, none at all. */
  products: fields({ match: oneOf('any', 'none'), of: kinds }),
});

const action = byKind({
  'order-amount': fields({ cents: count }),
  /** With `of` only lines of these kinds of variant. */
  'line-percent': fields({ basisPoints: count }, { of: kinds }),
  'unit-amount': fields({ cents: count }),
  'free-shipping': fields({}),
});

export const promotion = fields(
  {
    id: count,
    name: text(),
    /** Lower case; null for an automatic promotion. */
    code: nullable(text(/^[a-z\d]+$/)),
    rules: listOf(rule),
    action,
  },
  {
    startsAt: moment,
    expiresAt: moment,
    /** Completed orders that may use it. */
    usageLimit: count,
  },
);

export type PromotionRule = Checked<typeof rule>;
export type PromotionAction = Checked<typeof action>;
export type Promotion = Checked<typeof promotion>;

/** Ignores case and surrounding whitespace. */
export function findPromotion(promotions: readonly Promotion[], code: string): Promotion | undefined {
  const wanted = code.trim().toLowerCase();
  return promotions.find((promotion) => promotion.code === wanted);
}

export function isExpired(promotion: Promotion, now: Date): boolean {
  return promotion.expiresAt !== undefined && promotion.expiresAt <= now;
}

export function isActive(promotion: Promotion, now: Date): boolean {
  return !isExpired(promotion, now) && (promotion.startsAt === undefined || promotion.startsAt <= now);
}
