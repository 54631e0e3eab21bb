import type { Adjustment } from '#src/domain/cart/adjustment';
import { cents } from '#src/domain/money/money';
import type { OrderParts } from '#src/infrastructure/vendure/operations.generated';

/** The codes that count, in small letters, by the id of their promotion. */
export type PromotionCodes = ReadonlyMap<string, string>;

export function codesOf({ promotions }: OrderParts): PromotionCodes {
  return new Map(promotions.flatMap(({ id, couponCode }) => (couponCode ? [[id, couponCode.toLowerCase()]] : [])));
}

interface Discount {
  readonly adjustmentSource: string;
  readonly amount: number;
  readonly description: string;
}

export function toPromotion({ adjustmentSource, amount, description }: Discount, codes: PromotionCodes): Adjustment {
  // "PROMOTION:3"
  const promotionId = adjustmentSource.slice(adjustmentSource.indexOf(':') + 1);
  const promotionCode = codes.get(promotionId);
  return {
    source: 'promotion',
    eligible: true,
    label: description,
    amount: cents(amount),
    ...(promotionCode !== undefined && { promotionCode, promotionCodeId: promotionId }),
  };
}
