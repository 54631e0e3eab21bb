import type { ID, OrderLine, Payment } from '@vendure/core';
import { idsAreEqual } from '@vendure/core';
import { priceOfNext } from '#src/plugins/core/group-order/shared-tax';

type Refunds = readonly { readonly refunds: Payment['refunds'] }[];

type PricedLine = Pick<
  OrderLine,
  'listPrice' | 'listPriceIncludesTax' | 'adjustments' | 'taxLines' | 'quantity' | 'orderPlacedQuantity'
>;

/**
 * Returns the refund of the next units of a line, in cents with tax, after earlier refunds. Each unit has its own share
 * of the price, the amount that canceling it takes off the order, too. Discounts of all units are divided among the
 * units that were bought.
 */
export function priceOfUnits(line: PricedLine, returned: number, units: number): number {
  const bought = Math.max(line.orderPlacedQuantity, line.quantity, 1);
  const discount = line.adjustments.reduce((sum, { amount }) => sum + amount, 0) / bought;
  const rate = line.listPriceIncludesTax ? 0 : line.taxLines.reduce((sum, { taxRate }) => sum + taxRate, 0);
  const unitPrice = (line.listPrice + discount) * (1 + rate / 100);
  return priceOfNext(units, unitPrice, Math.max(line.orderPlacedQuantity, line.quantity, returned + units), returned);
}

/** Counts the units of a line that refunds name. One over several payments names them once for each. */
export function unitsNamed(payments: Refunds, lineId: ID): number {
  return Math.max(
    0,
    ...payments.map(({ refunds }) =>
      refunds
        .filter(({ state }) => state !== 'Failed')
        .flatMap(({ lines }) => lines)
        .reduce((sum, { orderLineId, quantity }) => (idsAreEqual(orderLineId, lineId) ? sum + quantity : sum), 0),
    ),
  );
}
