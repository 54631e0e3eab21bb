import type { Promotion, PromotionAction } from '#sandbox/shop/config/promotion';
import type { TaxRate } from '#sandbox/shop/config/tax-rate';
import { taxLabel } from '#sandbox/shop/config/tax-rate';
import type { UnitShare } from '#sandbox/shop/money';
import { percentOf, percentOfShare } from '#sandbox/shop/money';
import type { PromotionFacts } from '#sandbox/shop/promotions/eligibility';
import { ineligibility } from '#sandbox/shop/promotions/eligibility';
import { allocate } from './allocate';

export interface LineAmount {
  readonly id: number;
  readonly amountCents: number;
  readonly quantity: number;
  readonly taxable: boolean;
  /** Gift cards are money, and not discounted. */
  readonly isGiftCard?: boolean;
}

export interface ShipmentAmount {
  readonly id: number;
  readonly costCents: number;
}

/** The adjustable of an adjustment: a line, a shipment, or with neither the whole order. */
export interface AdjustmentKey {
  readonly source: 'promotion' | 'tax';
  readonly sourceId: number;
  readonly lineItemId: number | null;
  readonly shipmentId: number | null;
}

export interface CalculatedAdjustment extends AdjustmentKey {
  readonly amountCents: number;
  readonly label: string;
  readonly eligible: boolean;
}

export interface TotalsInput {
  readonly lines: readonly LineAmount[];
  readonly shipments: readonly ShipmentAmount[];
  /** The attached promotions, oldest first. They stay attached when they are not eligible. */
  readonly attached: readonly AdjustmentKey[];
  readonly promotions: readonly Promotion[];
  readonly facts: PromotionFacts;
  /** The tax rates of the shipping address. */
  readonly taxRates: readonly TaxRate[];
  /** The units of a line that a rate applies to, for parcels to several places; all when left out. */
  readonly taxedShare?: (line: LineAmount, rate: TaxRate) => UnitShare;
}

export interface Totals {
  readonly itemTotalCents: number;
  readonly shipTotalCents: number;
  readonly adjustmentTotalCents: number;
  readonly includedTaxTotalCents: number;
  readonly additionalTaxTotalCents: number;
  readonly totalCents: number;
}

export interface CalculatedTotals {
  readonly adjustments: readonly CalculatedAdjustment[];
  readonly totals: Totals;
}

/**
 * Calculates adjustments and totals: promotions first, then tax on the remaining price of each line, rounded half up per line.
 * Only the best promotion of each line, shipment and order counts. One on the whole order is shared by its goods, which gift
 * cards are not, and takes at most their price. `total` is items plus shipping plus all eligible adjustments.
 */
export function calculateTotals(order: TotalsInput): CalculatedTotals {
  const itemTotalCents = sum(order.lines.map((line) => line.amountCents));
  const shipTotalCents = sum(order.shipments.map((shipment) => shipment.costCents));
  const [onOrder, onGoods] = partition(
    order.attached,
    ({ lineItemId, shipmentId }) => lineItemId === null && shipmentId === null,
  );
  const partial = bestOfEach(priced(onGoods, order, 0));
  const goodsCents = sum(order.lines.filter((line) => !line.isGiftCard).map(({ amountCents }) => amountCents));
  const mostCents = goodsCents + eligibleSum(partial.filter(({ lineItemId }) => lineItemId !== null));
  const promotions = [...partial, ...bestOfEach(priced(onOrder, order, mostCents))];
  const discounted = discountedAmounts(order.lines, promotions);
  const taxes = order.lines.flatMap((line) => taxesOf(line, discounted.get(line.id) ?? 0, order));
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

/**
 * Returns the price of each line after all discounts, in cents by its id, before tax: after its own, and its share of those of
 * the whole order, which its goods have by their price.
 */
export function discountedAmounts(
  lines: readonly LineAmount[],
  adjustments: readonly Pick<
    CalculatedAdjustment,
    'source' | 'lineItemId' | 'shipmentId' | 'amountCents' | 'eligible'
  >[],
): ReadonlyMap<number, number> {
  const counting = adjustments.filter(({ source, eligible }) => source === 'promotion' && eligible);
  const amounts = lines.map(
    (line) => line.amountCents + sumOf(counting.filter(({ lineItemId }) => lineItemId === line.id)),
  );
  const onOrder = sumOf(counting.filter(({ lineItemId, shipmentId }) => lineItemId === null && shipmentId === null));
  const shares = allocate(
    -onOrder,
    amounts.map((amount, index) => (lines[index]?.isGiftCard ? 0 : amount)),
  );
  return new Map(lines.map(({ id }, index) => [id, (amounts[index] ?? 0) - (shares[index] ?? 0)]));
}

function priced(attached: readonly AdjustmentKey[], order: TotalsInput, mostCents: number): CalculatedAdjustment[] {
  return attached.flatMap((key) => {
    const promotion = order.promotions.find(({ id }) => id === key.sourceId);
    const amount = promotion && reduction(promotion.action, key, order, mostCents);
    if (!promotion || amount === undefined) return [];
    const eligible = ineligibility(promotion, order.facts) === undefined;
    return [{ ...key, amountCents: amount === 0 ? 0 : -amount, label: `Promotion (${promotion.name})`, eligible }];
  });
}

/** The discount of a promotion on its adjustable, at most its amount; undefined when that is gone, or a gift card. */
function reduction(
  action: PromotionAction,
  key: AdjustmentKey,
  order: TotalsInput,
  mostCents: number,
): number | undefined {
  if (action.kind === 'order-amount') return Math.min(action.cents, mostCents);
  if (action.kind === 'free-shipping') return order.shipments.find(({ id }) => id === key.shipmentId)?.costCents;
  const line = order.lines.find(({ id }) => id === key.lineItemId);
  if (!line || line.isGiftCard) return undefined;
  const wanted =
    action.kind === 'line-percent' ? percentOf(line.amountCents, action.basisPoints) : action.cents * line.quantity;
  return Math.min(wanted, line.amountCents);
}

/** Of the adjustments on one adjustable only the largest stays eligible; of two equal ones the newer. */
function bestOfEach(adjustments: readonly CalculatedAdjustment[]): CalculatedAdjustment[] {
  return adjustments.map((one, position) => {
    const beaten = adjustments.some(
      (other, place) =>
        place !== position &&
        other.eligible &&
        haveSameAdjustable(one, other) &&
        (other.amountCents < one.amountCents || (other.amountCents === one.amountCents && place > position)),
    );
    return one.eligible && beaten ? { ...one, eligible: false } : one;
  });
}

function haveSameAdjustable(one: AdjustmentKey, other: AdjustmentKey): boolean {
  return one.lineItemId === other.lineItemId && one.shipmentId === other.shipmentId;
}

const whole: UnitShare = { units: 1, all: 1 };

function taxesOf(
  line: LineAmount,
  discountedCents: number,
  { taxRates, taxedShare = () => whole }: Pick<TotalsInput, 'taxRates' | 'taxedShare'>,
): CalculatedAdjustment[] {
  if (!line.taxable) return [];
  const counting = taxRates.filter((rate) => taxedShare(line, rate).units > 0);
  return counting.map((rate) => ({
    source: 'tax',
    sourceId: rate.id,
    lineItemId: line.id,
    shipmentId: null,
    amountCents: percentOfShare(discountedCents, taxedShare(line, rate), rate.basisPoints),
    label: taxLabel(rate),
    eligible: true,
  }));
}

function eligibleSum(adjustments: readonly CalculatedAdjustment[]): number {
  return sumOf(adjustments.filter(({ eligible }) => eligible));
}

function sumOf(adjustments: readonly Pick<CalculatedAdjustment, 'amountCents'>[]): number {
  return sum(adjustments.map(({ amountCents }) => amountCents));
}

function partition<T>(all: readonly T[], belongs: (one: T) => boolean): [T[], T[]] {
  return [all.filter(belongs), all.filter((one) => !belongs(one))];
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0);
}
