import { toDecimal } from '#sandbox/shop/money';
import type { LineItem } from '#sandbox/shop/orders/order';

/** The prepaid subscription of a line, with the interval in both forms; null for other lines. */
export function serializePrepaid(line: LineItem): object | null {
  const { prepaid } = line;
  if (!prepaid) return null;
  const { id, state, installmentCount, intervalLength, intervalUnits, autoRedeem, lineItems } = prepaid;
  return {
    id,
    state,
    quantity: line.quantity,
    installment_count: installmentCount,
    interval: { length: intervalLength, unit: intervalUnits },
    interval_length: intervalLength,
    interval_units: intervalUnits,
    actionable_date: prepaid.actionableDate,
    ended_on: prepaid.endedOn,
    delivered_count: prepaid.deliveredCount,
    refunded_amount: null,
    amount: toDecimal(line.priceCents * line.quantity),
    single_installment_price: toDecimal(line.priceCents / installmentCount),
    auto_redeem: autoRedeem,
    line_item_id: line.id,
    subscription_id: null,
    address_id: null,
    virtual_gift_card_id: null,
    line_items: lineItems,
    options: { line_items: lineItems },
  };
}
