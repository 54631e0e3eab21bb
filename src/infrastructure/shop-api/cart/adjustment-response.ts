import { IsBoolean, IsInt, IsOptional, IsString } from 'class-validator';
import type { Adjustment } from '#src/domain/cart/adjustment';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { IsMoney } from '#src/infrastructure/shop-api/checks';
import { Nested, ResponseOf } from '#src/infrastructure/shop-api/response-fields';
import { toCents, toId } from '#src/infrastructure/shop-api/wire';

/** Older versions send only the code's id. */
class PromotionCodeResponse {
  @IsString() readonly value!: string;
}

@ResponseOf<'Adjustment'>()
export class AdjustmentResponse {
  @IsOptional() @IsString() readonly source_type?: string;
  @IsMoney() readonly amount!: string;
  @IsString() readonly label!: string;
  @IsBoolean() readonly eligible!: boolean;
  @IsOptional() @IsInt() readonly promotion_code_id?: number;
  @IsOptional() @Nested(PromotionCodeResponse) readonly promotion_code?: PromotionCodeResponse;
}

export function toAdjustment(response: AdjustmentResponse): Adjustment {
  return {
    source: toSource(response.source_type),
    eligible: response.eligible,
    label: response.label,
    amount: toCents(response.amount),
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
