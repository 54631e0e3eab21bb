import type { Promotion } from '#sandbox/shop/promotions/promotion';

const kinds = ['wine', 'pack'];

/** What wine and packs cost less by the case, by themselves: the larger case wins. */
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
