/** A condition under which a promotion is eligible. The kinds follow the error codes of the coupon call. */
export type PromotionRule =
  | { readonly kind: 'item-total'; readonly cents: number; readonly comparison: 'at-least' | 'more-than' }
  | { readonly kind: 'signed-in' }
  /** A guest without an e-mail cannot be checked; `unknown` says whether that counts as a first order. */
  | { readonly kind: 'first-order'; readonly unknown: 'accepted' | 'refused' }
  | { readonly kind: 'once-per-user' }
  /** At least this many cans in the order, without prepaid lines. */
  | { readonly kind: 'cans'; readonly atLeast: number }
  /** Members of this club, and an order that joins it. Only the customer's largest club counts. */
  | { readonly kind: 'club-member'; readonly cans: 12 | 24 }
  /** At least one line with this sku. */
  | { readonly kind: 'sku'; readonly sku: string }
  /** Lines of these kinds of variant: at least one, none at all. */
  | { readonly kind: 'products'; readonly match: 'any' | 'none'; readonly of: readonly string[] };

export type PromotionAction =
  | { readonly kind: 'order-amount'; readonly cents: number }
  /** With `of` only lines of these kinds of variant. */
  | { readonly kind: 'line-percent'; readonly basisPoints: number; readonly of?: readonly string[] }
  | { readonly kind: 'unit-amount'; readonly cents: number }
  | { readonly kind: 'free-shipping' };

export interface Promotion {
  readonly id: number;
  readonly name: string;
  /** Lower case; null for an automatic promotion. */
  readonly code: string | null;
  readonly startsAt?: Date;
  readonly expiresAt?: Date;
  /** Completed orders that may use it. */
  readonly usageLimit?: number;
  readonly rules: readonly PromotionRule[];
  readonly action: PromotionAction;
}

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
