import type { VariantPrice } from '#src/application/ports/shop/variant-price-reader';
import { type Cents, cents, multiplyMoney } from '#src/domain/money/money';
import type { PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';

export interface PrepaidAmounts {
  readonly delivery: Cents;
  readonly regularDelivery: Cents;
  readonly all: Cents;
  /** False where the amount is calculated from the saving on another product. */
  readonly isExact: boolean;
}

/** A custom pack cannot be queried: it saves in proportion to the queried price, rounded half up to the cent. */
export function prepaidAmounts(
  { total, discountTotal }: VariantPrice,
  { installmentCount }: PrepaidPlan,
  basis?: Cents,
): PrepaidAmounts {
  const regularDelivery = basis ?? total;
  const isExact = basis === undefined || total === 0;
  const delivery = isExact
    ? discountTotal
    : cents(Math.floor((2 * regularDelivery * discountTotal + total) / (2 * total)));
  return { delivery, regularDelivery, all: multiplyMoney(delivery, installmentCount), isExact };
}
