import { clubDiscount, clubKinds } from '#sandbox/shop/club/club';
import type { Promotion } from '#sandbox/shop/config/promotion';

/** The automatic members' discounts on wine and packs (spec §9 Club discount). */
export const clubPromotions: readonly Promotion[] = [clubPromotion(30, 12), clubPromotion(31, 24)];

function clubPromotion(id: number, cans: 12 | 24): Promotion {
  return {
    id,
    name: `Can club, ${String(cans)} cans`,
    code: null,
    rules: [{ kind: 'club-member', cans }],
    action: { kind: 'line-percent', basisPoints: clubDiscount(cans), of: clubKinds },
  };
}
