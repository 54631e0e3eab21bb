import type { TaxLine } from '@vendure/common/lib/generated-types';
import type { Order, OrderLine, RequestContext } from '@vendure/core';
import { groupOrderOf } from '#src/plugin/group-order/shared/group-order';
import { percentagesOf, splitCents, taxesOnShares } from '#src/plugin/group-order/shared/shared-tax';
import type { SalesTax } from '#src/plugin/tax/shared/sales-tax';
import type { Place } from './destinations';
import { destinationsOf, parcelsAt, unitsAt } from './destinations';

/** The tax of a place. Two of the same name and percentage are one. */
export interface PlaceRate {
  readonly name: string;
  /** With at most three decimals. */
  readonly percent: number;
}

type Rates = Promise<readonly (PlaceRate | undefined)[]>;

/** Knows the rate of each of some places, in their sequence; undefined where there is no tax. */
export interface PlaceRates {
  onGoods(ctx: RequestContext, places: readonly Place[], line: OrderLine): Rates;
  onShipping(ctx: RequestContext, places: readonly Place[]): Rates;
}

/**
 * Taxes what goes to a place at its rate. The lines of a group order are taxed by each rate for the units that go where it holds:
 * Vendure knows percentages of whole lines, so that each is told as the percentage that its cents are.
 */
export class RateTax implements SalesTax {
  constructor(private readonly rates: PlaceRates) {}

  async onLine(ctx: RequestContext, order: Order, line: OrderLine): Promise<TaxLine[]> {
    const destinations = destinationsOf(order);
    const places = destinations.map(({ place }) => place);
    const rates = await this.rates.onGoods(ctx, places, line);
    if (!groupOrderOf(order))
      return rates.flatMap((rate) => (rate ? [{ description: rate.name, taxRate: rate.percent }] : []));
    const units = unitsAt(destinations, line);
    const shares = shareByRate(rates, units);
    const price = line.proratedLinePrice;
    const percentages = percentagesOf(price, taxesOnShares(price, sumOf(units), shares));
    return shares.map(({ name }, index) => ({ description: name, taxRate: percentages[index] ?? 0 }));
  }

  /** The parcels of a group order share the price equally. */
  async onShipping(ctx: RequestContext, order: Order, price: number): Promise<number> {
    const destinations = destinationsOf(order);
    const rates = await this.rates.onShipping(
      ctx,
      destinations.map(({ place }) => place),
    );
    if (!groupOrderOf(order)) return rates[0]?.percent ?? 0;
    const costs = splitCents(price, parcelsAt(destinations, order));
    return sumOf(percentagesOf(price, taxesOnShares(price, price, shareByRate(rates, costs))));
  }
}

interface Share extends PlaceRate {
  readonly units: number;
}

/** Adds up the units of the places that have the same rate, without those of which nothing is taxed. */
function shareByRate(rates: readonly (PlaceRate | undefined)[], units: readonly number[]): readonly Share[] {
  const shares = new Map<string, Share>();
  for (const [index, rate] of rates.entries()) {
    const there = units[index] ?? 0;
    if (!rate || rate.percent === 0 || there === 0) continue;
    const key = `${rate.percent} ${rate.name}`;
    shares.set(key, { ...rate, units: there + (shares.get(key)?.units ?? 0) });
  }
  return [...shares.values()];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
