import type { ID, OrderLine, Payment, Refund } from '@vendure/core';
import { paidBy } from './live-payments';

/** Payments of an order, with their refunds and the lines that each refund names. */
export type RefundedPayments = readonly Pick<Payment, 'amount' | 'state' | 'refunds'>[];

/** Says if everything that was paid for an order was given back. */
export function isWhollyRefunded(payments: RefundedPayments): boolean {
  const paid = paidBy(payments);
  return paid > 0 && totalOf(payments.flatMap(settled)) >= paid;
}

/** Says if the price of a line was given back, of all its units. */
export function isLineRefunded(line: OrderLine, lines: readonly OrderLine[], payments: RefundedPayments): boolean {
  const units = refundedUnits(line, lines, payments);
  return units > 0 && units >= line.orderPlacedQuantity;
}

/**
 * Counts the units of a line whose price was given back: those that refunds name, which are worth all that they name. A smaller
 * amount is a favor, and takes nothing back.
 */
export function refundedUnits(line: OrderLine, lines: readonly OrderLine[], payments: RefundedPayments): number {
  const naming = payments.map((payment) => settled(payment).filter((refund) => unitsIn([refund], line.id) > 0));
  // A refund over several payments names its lines once for each of them.
  const named = (id: ID): number => Math.max(0, ...naming.map((refunds) => unitsIn(refunds, id)));
  const price = lines.reduce((sum, one) => {
    const bought = Math.max(one.orderPlacedQuantity, one.quantity);
    return sum + priceOf(one, Math.min(named(one.id), bought));
  }, 0);
  return totalOf(naming.flat()) >= price ? named(line.id) : 0;
}

/** Returns the cents with tax of some units of a line, at most their share of it: the cents of a line may not divide by its units. */
function priceOf(
  { quantity, proratedLinePriceWithTax: price, proratedUnitPriceWithTax: unitPrice }: OrderLine,
  units: number,
): number {
  return quantity === 0 ? units * unitPrice : Math.floor((price * units) / quantity);
}

function settled({ refunds }: RefundedPayments[number]): readonly Refund[] {
  return refunds.filter(({ state }) => state === 'Settled');
}

function totalOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { total }) => sum + total, 0);
}

function unitsIn(refunds: readonly Refund[], lineId: ID): number {
  return refunds
    .flatMap(({ lines }) => lines)
    .filter(({ orderLineId }) => String(orderLineId) === String(lineId))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
