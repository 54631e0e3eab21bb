import { serializeLineVariant } from '#sandbox/shop/catalogue/serialize-variant';
import { serializeGiftCard } from '#sandbox/shop/gift-cards/serialize-gift-card';
import { formatMoney, toDecimal } from '#sandbox/shop/money';
import { partsOf } from '#sandbox/shop/orders/line-item-options';
import type { LineItem, Order } from '#sandbox/shop/orders/order';
import { lineTotalCents } from '#sandbox/shop/orders/order';
import { serializeAdjustment } from '#sandbox/shop/orders/serialize-adjustment';
import { serializePrepaid } from '#sandbox/shop/prepaid/serialize-prepaid';
import type { Shop } from '#sandbox/shop/shop';

/** `total` includes eligible adjustments, additional tax too; `display_amount` does not. */
export function serializeLineItem(shop: Shop, order: Order, line: LineItem): object {
  const adjustments = order.adjustments.filter(({ lineItemId }) => lineItemId === line.id);
  const amountCents = line.priceCents * line.quantity;
  return {
    id: line.id,
    quantity: line.quantity,
    price: toDecimal(line.priceCents),
    variant_id: line.variantId,
    single_display_amount: formatMoney(line.priceCents),
    display_amount: formatMoney(amountCents),
    total: toDecimal(lineTotalCents(order, line)),
    variant: serializeLineVariant(shop, line),
    adjustments: adjustments.map((adjustment) => serializeAdjustment(shop.config, adjustment)),
    sku: line.variant.sku,
    subscription_line_items: line.subscriptionLines.map((one) => ({
      id: one.id,
      sku: one.sku,
      quantity: one.quantity,
      interval_length: one.intervalLength,
      interval_units: one.intervalUnits,
      end_date: one.endDate,
    })),
    subscription_type: null,
    dynamic_promotions: [],
    gift_cards: line.giftCards.map((card) => serializeGiftCard(card)),
    is_bundle: partsOf(line).length > 0,
    parts: partsOf(line),
    pre_paid_subscription: serializePrepaid(line),
    metadata: {},
    cross_sold: line.crossSold,
  };
}
