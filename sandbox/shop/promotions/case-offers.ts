import type { Promotion } from '#sandbox/shop/config/promotion';

/** The automatic case discounts in percent, the smaller case first. */
export function caseOffers(
  promotions: readonly Promotion[],
): readonly { readonly cans: number; readonly percent: number }[] {
  return promotions.flatMap(({ code, rules, action }) =>
    rules.flatMap((rule) =>
      code === null && rule.kind === 'cans' && action.kind === 'line-percent'
        ? [{ cans: rule.atLeast, percent: action.basisPoints / 100 }]
        : [],
    ),
  );
}
