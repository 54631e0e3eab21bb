import type { ID, OrderLine, Payment, Refund } from '@vendure/core';
import { paidBy } from './live-payments';

/** Payments of an order, with their refunds and the lines that each refund names. */
export type RefundedPayments = readonly Pick<Payment, 'amount' | 'state' | 'refunds'>[];

/**
 * The share of a price from which on a refund counts as one of the whole price. Less than that is a favor, which takes nothing back; a
 * cent below the price is not.
 */
export const wholePrice = 0.9;

/** Says if everything that was paid for an order was given back. */
export function isWhollyRefunded(payments: RefundedPayments): boolean {
  const paid = paidBy(payments);
  return paid > 0 && totalOf(payments.flatMap(settled)) >= paid;
}

/** Returns the cents that payments took and did not give back. */
export function keptOf(payments: RefundedPayments): number {
  return paidBy(payments) - totalOf(payments.flatMap(settled));
}

/** Returns the cents of units of a line where they are not a share of its price; undefined where they are. */
type OtherPrice = (line: OrderLine, units: number) => number | undefined;

/** Says if the price of a line was given back, of all its units. */
export function isLineRefunded(
  line: OrderLine,
  lines: readonly OrderLine[],
  payments: RefundedPayments,
  otherPrice?: OtherPrice,
): boolean {
  const units = refundedUnits(line, lines, payments, otherPrice);
  return units > 0 && units >= line.orderPlacedQuantity;
}

/**
 * Counts the units of lines that are no longer paid, when the remaining payment of their order covers those lines
 * first: they are worth money, and refunds that name no lines count against everything else before them.
 */
export function uncoveredUnits(
  lines: readonly OrderLine[],
  payments: RefundedPayments,
): ReadonlyMap<OrderLine, number> {
  const kept = keptOf(payments);
  let uncovered = lines.reduce((sum, { proratedLinePriceWithTax: price }) => sum + price, 0) - kept;
  return new Map(
    lines.map((line) => {
      const { quantity, proratedUnitPriceWithTax: price } = line;
      const units = price > 0 ? Math.min(Math.floor(Math.max(uncovered, 0) / price + 1 - wholePrice), quantity) : 0;
      uncovered -= units * price;
      return [line, units];
    }),
  );
}

/**
 * Counts the units of a line whose price was given back: those that refunds name, which are worth nearly all that they name. A smaller
 * amount is a favor, and takes nothing back.
 */
export function refundedUnits(
  line: OrderLine,
  lines: readonly OrderLine[],
  payments: RefundedPayments,
  otherPrice: OtherPrice = () => undefined,
): number {
  const naming = payments.map((payment) => settled(payment).filter((refund) => unitsIn([refund], line.id) > 0));
  // A refund over several payments names its lines once for each of them.
  const named = (id: ID): number => Math.max(0, ...naming.map((refunds) => unitsIn(refunds, id)));
  const price = lines.reduce((sum, one) => {
    const bought = Math.max(one.orderPlacedQuantity, one.quantity);
    const units = Math.min(named(one.id), bought);
    return sum + (otherPrice(one, units) ?? priceOf(one, units));
  }, 0);
  return totalOf(naming.flat()) >= price * wholePrice ? named(line.id) : 0;
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
