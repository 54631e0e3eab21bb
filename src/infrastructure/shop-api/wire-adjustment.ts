import type { Adjustment } from '#src/domain/cart/adjustment';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import type { AdjustmentAnswer } from './answers/adjustment-answer';
import { readAmount } from './wire-amount';

const adjustables = { 'Spree::Order': 'order', 'Spree::LineItem': 'line-item', 'Spree::Shipment': 'shipment' } as const;

export function readAdjustment(answer: AdjustmentAnswer): Adjustment {
  return {
    id: answer.id,
    source: readSource(answer.source_type),
    adjustable: adjustables[answer.adjustable_type],
    eligible: answer.eligible,
    label: answer.label,
    amount: readAmount(answer.amount),
    ...omitNullish({
      promotionCodeId: answer.promotion_code_id,
      promotionCode: answer.promotion_code?.value.toLowerCase(),
    }),
  };
}

function readSource(sourceType: string | null): Adjustment['source'] {
  if (sourceType === 'Spree::PromotionAction') return 'promotion';
  return sourceType === 'Spree::TaxRate' ? 'tax' : 'other';
}
