import type { AdjustmentRow } from '#sandbox/database/schema';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import { formatMoney, toDecimal } from '#sandbox/shop/money';

const sourceTypes = { promotion: 'Spree::PromotionAction', tax: 'Spree::TaxRate' } as const;

export function serializeAdjustment(config: ShopConfig, adjustment: AdjustmentRow): object {
  const isPromotion = adjustment.source === 'promotion';
  const code = isPromotion ? (config.promotions.find(({ id }) => id === adjustment.sourceId)?.code ?? null) : null;
  return {
    id: adjustment.id,
    source_type: sourceTypes[adjustment.source],
    source_id: adjustment.sourceId,
    ...adjustable(adjustment),
    amount: toDecimal(adjustment.amountCents),
    label: adjustment.label,
    promotion_code_id: code === null ? null : adjustment.sourceId,
    promotion_code: code === null ? null : { id: adjustment.sourceId, value: code },
    finalized: adjustment.finalized,
    eligible: adjustment.eligible,
    created_at: adjustment.createdAt.toISOString(),
    updated_at: adjustment.updatedAt.toISOString(),
    display_amount: formatMoney(adjustment.amountCents),
  };
}

function adjustable(adjustment: AdjustmentRow): object {
  if (adjustment.lineItemId !== null)
    return { adjustable_type: 'Spree::LineItem', adjustable_id: adjustment.lineItemId };
  if (adjustment.shipmentId !== null)
    return { adjustable_type: 'Spree::Shipment', adjustable_id: adjustment.shipmentId };
  return { adjustable_type: 'Spree::Order', adjustable_id: adjustment.orderId };
}
