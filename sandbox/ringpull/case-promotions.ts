import type { Promotion } from '#sandbox/shop/config/promotion';

const kinds = ['wine', 'pack'];

/** The automatic case discounts on wine and packs. Only the larger one counts. */
export const casePromotions: readonly Promotion[] = [
  casePromotion(15, 'Full case', 12, 500),
  casePromotion(16, 'Double case', 24, 1000),
];

function casePromotion(id: number, name: string, atLeast: number, basisPoints: number): Promotion {
  return {
    id,
    name,
    code: null,
    rules: [{ kind: 'cans', atLeast }],
    action: { kind: 'line-percent', basisPoints, of: kinds },
  };
}
