import type { Order, OrderLine, RequestContext } from '@vendure/core';
import { groupOrderOf } from '#src/plugins/core/group-order/group-order';
import { percentagesOf, splitCents, taxesOnShares } from '#src/plugins/core/group-order/shared-tax';
import type { Owed, OwedTaxLine, SalesTax } from '#src/plugins/core/tax/sales-tax';
import type { Place } from './destinations';
import { destinationsOf, parcelsAt, unitsAt } from './destinations';

/** The tax of a place. Two of the same name and percentage in one state are one. */
export interface PlaceRate {
  readonly name: string;
  /** With at most three decimals. */
  readonly percent: number;
  /** The county whose rate it is. */
  readonly county?: string | null;
}

type Rates = Promise<readonly (PlaceRate | undefined)[]>;

/** Knows the rate of each of some places, in their sequence; undefined where there is no tax. */
export interface PlaceRates {
  onGoods(ctx: RequestContext, places: readonly Place[], line: OrderLine): Rates;
  onShipping(ctx: RequestContext, places: readonly Place[]): Rates;
}

/**
 * Taxes goods at the rate of their destination. The lines of a group order are taxed at each rate for the units that go
 * there: Vendure stores percentages of whole lines, so the cents are converted to such percentages.
 */
export class RateTax implements SalesTax {
  constructor(private readonly rates: PlaceRates) {}

  async onLine(ctx: RequestContext, order: Order, line: OrderLine): Promise<OwedTaxLine[]> {
    const destinations = destinationsOf(order);
    const places = destinations.map(({ place }) => place);
    const shares = shareByRate(places, await this.rates.onGoods(ctx, places, line), unitsAt(destinations, line));
    if (!groupOrderOf(order)) return shares.map((share) => wholeOf(share, line.quantity));
    const price = line.proratedLinePrice;
    return linesOf(price, sumOf(unitsAt(destinations, line)), shares);
  }

  /** The parcels of a group order share the price equally. */
  async onShipping(ctx: RequestContext, order: Order, price: number): Promise<OwedTaxLine[]> {
    const destinations = destinationsOf(order);
    const places = destinations.map(({ place }) => place);
    const rates = await this.rates.onShipping(ctx, places);
    const shares = shareByRate(places, rates, splitCents(price, parcelsAt(destinations, order)));
    return groupOrderOf(order) ? linesOf(price, price, shares) : shares.map((share) => wholeOf(share, price));
  }
}

interface Share extends PlaceRate, Pick<Owed, 'state' | 'weight'> {}

/** Adds up the units of the places that have the same rate, without those to which nothing goes. */
function shareByRate(
  places: readonly Place[],
  rates: readonly (PlaceRate | undefined)[],
  units: readonly number[],
): readonly Share[] {
  const shares = new Map<string, Share>();
  for (const [index, rate] of rates.entries()) {
    const [there, state] = [units[index] ?? 0, places[index]?.state ?? ''];
    if (!rate || (places.length > 1 && (rate.percent === 0 || there === 0))) continue;
    const key = `${state} ${rate.percent} ${rate.name}`;
    shares.set(key, { ...rate, state, weight: there + (shares.get(key)?.weight ?? 0) });
  }
  return [...shares.values()];
}

/** The tax of a price that goes to one place, to which its rate says all. */
function wholeOf({ name: description, percent, county = null, state }: Share, weight: number): OwedTaxLine {
  return { description, taxRate: percent, owed: { state, county, percent, weight, tax: 1 } };
}

function linesOf(price: number, all: number, shares: readonly Share[]): OwedTaxLine[] {
  const taxes = taxesOnShares(
    price,
    all,
    shares.map(({ weight: units, percent }) => ({ units, percent })),
  );
  const percentages = percentagesOf(price, taxes);
  return shares.map(({ name: description, percent, county = null, state, weight }, index) => ({
    description,
    taxRate: percentages[index] ?? 0,
    owed: { state, county, percent, weight, tax: taxes[index] ?? 0 },
  }));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
