import { shareOf } from '#sandbox/shop/money';
import type { PromotionFacts } from '#sandbox/shop/promotions/eligibility';
import { ineligibility } from '#sandbox/shop/promotions/eligibility';
import type { Promotion, PromotionAction } from '#sandbox/shop/promotions/promotion';
import type { TaxRate } from '#sandbox/shop/taxes/tax-rate';
import { taxLabel } from '#sandbox/shop/taxes/tax-rate';

/** A line as the arithmetic sees it. Goods that ship nothing are not taxed. */
export interface CountedLine {
  readonly id: number;
  readonly amountCents: number;
  readonly quantity: number;
  readonly taxable: boolean;
}

export interface CountedShipment {
  readonly id: number;
  readonly costCents: number;
}

/** What an adjustment hangs on: a line, a shipment, or with neither the whole order. */
export interface AdjustmentKey {
  readonly source: 'promotion' | 'tax';
  readonly sourceId: number;
  readonly lineItemId: number | null;
  readonly shipmentId: number | null;
}

export interface CountedAdjustment extends AdjustmentKey {
  readonly amountCents: number;
  readonly label: string;
  readonly eligible: boolean;
}

export interface Reckoning {
  readonly lines: readonly CountedLine[];
  readonly shipments: readonly CountedShipment[];
  /** Where promotions are attached, oldest first. They stay attached, eligible or not. */
  readonly attached: readonly AdjustmentKey[];
  readonly promotions: readonly Promotion[];
  readonly facts: PromotionFacts;
  /** The rates of the place the order is shipped to. */
  readonly taxRates: readonly TaxRate[];
}

export interface Totals {
  readonly itemTotalCents: number;
  readonly shipTotalCents: number;
  readonly adjustmentTotalCents: number;
  readonly includedTaxTotalCents: number;
  readonly additionalTaxTotalCents: number;
  readonly totalCents: number;
}

export interface Reckoned {
  readonly adjustments: readonly CountedAdjustment[];
  readonly totals: Totals;
}

/**
 * The order's arithmetic: promotions first, then tax on the discounted amount of each line, rounded half up per line.
 * Only the best promotion of each line, shipment and order counts. A whole-order promotion does not lower the taxed amount,
 * and takes off no more than the others have left, so that nothing is ever paid out. `total` is items plus shipping plus every counting adjustment, tax among them.
 */
export function reckon(order: Reckoning): Reckoned {
  const itemTotalCents = sum(order.lines.map((line) => line.amountCents));
  const shipTotalCents = sum(order.shipments.map((shipment) => shipment.costCents));
  const [onOrder, onGoods] = partition(
    order.attached,
    ({ lineItemId, shipmentId }) => lineItemId === null && shipmentId === null,
  );
  const partial = bestOfEach(priced(onGoods, order, 0));
  const reducedCents = itemTotalCents + shipTotalCents + eligibleSum(partial);
  const promotions = [...partial, ...bestOfEach(priced(onOrder, order, reducedCents))];
  const taxes = order.lines.flatMap((line) => taxesOf(line, promotions, order.taxRates));
  const adjustmentTotalCents = eligibleSum([...promotions, ...taxes]);
  const additionalTaxTotalCents = sum(taxes.map(({ amountCents }) => amountCents));
  const totalCents = itemTotalCents + shipTotalCents + adjustmentTotalCents;
  return {
    adjustments: [...promotions, ...taxes],
    totals: {
      itemTotalCents,
      shipTotalCents,
      adjustmentTotalCents,
      includedTaxTotalCents: 0,
      additionalTaxTotalCents,
      totalCents,
    },
  };
}

function priced(attached: readonly AdjustmentKey[], order: Reckoning, mostCents: number): CountedAdjustment[] {
  return attached.flatMap((key) => {
    const promotion = order.promotions.find(({ id }) => id === key.sourceId);
    const amount = promotion && reduction(promotion.action, key, order, mostCents);
    if (!promotion || amount === undefined) return [];
    const eligible = ineligibility(promotion, order.facts) === undefined;
    return [{ ...key, amountCents: amount === 0 ? 0 : -amount, label: `Promotion (${promotion.name})`, eligible }];
  });
}

/** What a promotion takes off where it is attached, never more than is there; undefined when that is gone. */
function reduction(
  action: PromotionAction,
  key: AdjustmentKey,
  order: Reckoning,
  mostCents: number,
): number | undefined {
  if (action.kind === 'order-amount') return Math.min(action.cents, mostCents);
  if (action.kind === 'free-shipping') return order.shipments.find(({ id }) => id === key.shipmentId)?.costCents;
  const line = order.lines.find(({ id }) => id === key.lineItemId);
  if (!line) return undefined;
  const wanted =
    action.kind === 'line-percent' ? shareOf(line.amountCents, action.basisPoints) : action.cents * line.quantity;
  return Math.min(wanted, line.amountCents);
}

/** Of those that hang on the same thing only the best stays eligible; of two equal ones the newer. */
function bestOfEach(adjustments: readonly CountedAdjustment[]): CountedAdjustment[] {
  return adjustments.map((one, position) => {
    const beaten = adjustments.some(
      (other, place) =>
        place !== position &&
        other.eligible &&
        sharePlace(one, other) &&
        (other.amountCents < one.amountCents || (other.amountCents === one.amountCents && place > position)),
    );
    return one.eligible && beaten ? { ...one, eligible: false } : one;
  });
}

function sharePlace(one: AdjustmentKey, other: AdjustmentKey): boolean {
  return one.lineItemId === other.lineItemId && one.shipmentId === other.shipmentId;
}

function taxesOf(
  line: CountedLine,
  promotions: readonly CountedAdjustment[],
  rates: readonly TaxRate[],
): CountedAdjustment[] {
  if (!line.taxable) return [];
  const reductions = promotions.filter(({ lineItemId }) => lineItemId === line.id);
  const taxed = line.amountCents + eligibleSum(reductions);
  return rates.map((rate) => ({
    source: 'tax',
    sourceId: rate.id,
    lineItemId: line.id,
    shipmentId: null,
    amountCents: shareOf(taxed, rate.basisPoints),
    label: taxLabel(rate),
    eligible: true,
  }));
}

function eligibleSum(adjustments: readonly CountedAdjustment[]): number {
  return sum(adjustments.filter(({ eligible }) => eligible).map(({ amountCents }) => amountCents));
}

function partition<T>(all: readonly T[], belongs: (one: T) => boolean): [T[], T[]] {
  return [all.filter(belongs), all.filter((one) => !belongs(one))];
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0);
}
