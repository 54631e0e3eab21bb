import type { Adjustment } from '#src/domain/cart/adjustment';
import { type Checked, fields, integer, maybe, money, text, truth } from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { type ChecksOf, toId } from '#src/infrastructure/shop-api/wire';

export const adjustmentResponse = fields({
  source_type: maybe(text),
  amount: money,
  label: text,
  eligible: truth,
  promotion_code_id: maybe(integer),
  // Older versions send only the code's id.
  promotion_code: maybe(fields({ value: text })),
} satisfies ChecksOf<'Adjustment'>);

export function toAdjustment(response: Checked<typeof adjustmentResponse>): Adjustment {
  return {
    source: toSource(response.source_type),
    eligible: response.eligible,
    label: response.label,
    amount: response.amount,
    ...omitNullish({
      promotionCodeId: response.promotion_code_id === undefined ? undefined : toId(response.promotion_code_id),
      promotionCode: response.promotion_code?.value.toLowerCase(),
    }),
  };
}

function toSource(sourceType: string | undefined): Adjustment['source'] {
  if (sourceType === 'Spree::PromotionAction') return 'promotion';
  return sourceType === 'Spree::TaxRate' ? 'tax' : 'other';
}
