import type { Adjustment } from '#src/domain/cart/adjustment';
import { cents } from '#src/domain/money/money';

/** A code that takes a dollar off the whole order, and counts. */
export function anAdjustment(overrides: Partial<Adjustment> = {}): Adjustment {
  return {
    source: 'promotion',
    eligible: true,
    promotionCodeId: 'promotion-1',
    promotionCode: 'ten',
    label: 'Promotion (Ten off order)',
    amount: cents(-100),
    ...overrides,
  };
}
