/** When a promotion may be used. The names follow the refusals of the coupon call. */
export type PromotionRule =
  | { readonly kind: 'item-total'; readonly cents: number; readonly comparison: 'at-least' | 'more-than' }
  | { readonly kind: 'signed-in' }
  /** A guest without an e-mail address cannot be checked: `unknown` says whether that counts as a first order. */
  | { readonly kind: 'first-order'; readonly unknown: 'accepted' | 'refused' }
  | { readonly kind: 'once-per-user' }
  /** At least so many cans in the order; what is paid ahead does not count. */
  | { readonly kind: 'cans'; readonly atLeast: number }
  /** Members of the club of this size, and whoever joins it with the order. Only the largest club of a customer counts. */
  | { readonly kind: 'club-member'; readonly cans: 12 | 24 }
  /** Lines of these kinds of variant: at least one, none at all. */
  | { readonly kind: 'products'; readonly match: 'any' | 'none'; readonly of: readonly string[] };

/** What a promotion takes off. */
export type PromotionAction =
  | { readonly kind: 'order-amount'; readonly cents: number }
  /** With `of` it works on lines of these kinds of variant alone. */
  | { readonly kind: 'line-percent'; readonly basisPoints: number; readonly of?: readonly string[] }
  | { readonly kind: 'unit-amount'; readonly cents: number }
  | { readonly kind: 'free-shipping' };

export interface Promotion {
  readonly id: number;
  readonly name: string;
  /** Lower case; null means that it applies by itself. */
  readonly code: string | null;
  readonly startsAt?: Date;
  readonly expiresAt?: Date;
  /** Completed orders that may use it. */
  readonly usageLimit?: number;
  readonly rules: readonly PromotionRule[];
  readonly action: PromotionAction;
}

/** Codes are compared without case and surrounding blanks. */
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
