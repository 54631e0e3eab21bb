import type { Order, OrderLine, ShippingLine, Surcharge } from '@vendure/core';
import { splitCents } from '#src/plugins/core/group-order/shared-tax';
import type { OwedTaxLine } from '#src/plugins/core/tax/sales-tax';
import { destinationsOf, parcelsAt, unitsAt, weightsByState } from './destinations';

/** The part of a line, of shipping or of a surcharge that goes to one place, and its tax, in cents. */
export interface TaxShare {
  readonly item: 'line' | 'shipping' | 'surcharge';
  readonly itemId: string;
  readonly state: string;
  readonly county: string | null;
  /** The name of the tax; empty where nothing is taxed. */
  readonly jurisdiction: string;
  /** Percent that the place takes. */
  readonly rate: number;
  /** Before tax and after all discounts. */
  readonly base: number;
  readonly tax: number;
}

interface Priced extends Pick<TaxShare, 'item' | 'itemId'> {
  readonly price: number;
  readonly withTax: number;
  readonly taxLines: readonly OwedTaxLine[];
  /** Weights of the states that it goes to. */
  readonly states: ReadonlyMap<string, number>;
}

/** An order that may have been read without its shipping and surcharges. */
type OrderAsRead = Pick<Order, 'lines'> & {
  readonly shippingLines?: ShippingLine[];
  readonly surcharges?: Surcharge[];
};

/**
 * Shares the prices of an order, which was read with its lines, shipping and surcharges, out to the places that it goes to: each price
 * and each tax is the sum of its shares, to the cent. A surcharge belongs to the first place.
 */
export function taxSharesOf(order: Order): readonly TaxShare[] {
  const destinations = destinationsOf(order);
  const [first] = destinations;
  const { lines, shippingLines = [], surcharges = [] } = order as OrderAsRead;
  return [
    ...lines.map((line) => ofLine(line, weightsByState(destinations, unitsAt(destinations, line)))),
    ...shippingLines.map((line) =>
      ofShipping(line, weightsByState(destinations, splitCents(line.listPrice, parcelsAt(destinations, order)))),
    ),
    ...surcharges.map((surcharge) => ofSurcharge(surcharge, new Map([[first?.place.state ?? '', 1]]))),
  ].flatMap(share);
}

function ofLine(line: OrderLine, states: Priced['states']): Priced {
  const { id, proratedLinePrice: price, proratedLinePriceWithTax: withTax, taxLines } = line;
  return { item: 'line', itemId: String(id), price, withTax, taxLines, states };
}

function ofShipping(line: ShippingLine, states: Priced['states']): Priced {
  const { id, discountedPrice: price, discountedPriceWithTax: withTax, taxLines } = line;
  return { item: 'shipping', itemId: String(id), price, withTax, taxLines, states };
}

function ofSurcharge(surcharge: Surcharge, states: Priced['states']): Priced {
  const { id, price, priceWithTax: withTax, taxLines } = surcharge;
  return { item: 'surcharge', itemId: String(id), price, withTax, taxLines, states };
}

type Part = Omit<TaxShare, 'item' | 'itemId' | 'base' | 'tax'> & {
  readonly weight: number;
  readonly taxWeight: number;
};

function share({ item, itemId, price, withTax, taxLines, states }: Priced): readonly TaxShare[] {
  if (price === 0 && withTax === 0) return [];
  const taxed = taxLines.map((line) => partOf(line, states));
  const parts = [...taxed, ...untaxed(taxed, states)];
  const bases = split(
    price,
    parts.map(({ weight }) => weight),
  );
  const taxes = split(
    withTax - price,
    parts.map(({ taxWeight }) => taxWeight),
  );
  return parts.map(({ state, county, jurisdiction, rate }, index) => {
    const [base, tax] = [bases[index] ?? 0, taxes[index] ?? 0];
    return { item, itemId, state, county, jurisdiction, rate, base, tax };
  });
}

/** Vendure keeps a tax of 0 percent without a place: it has all of the price then. */
function partOf({ description: jurisdiction, taxRate, owed }: OwedTaxLine, states: Priced['states']): Part {
  const [[state, weight] = ['', 1]] = states;
  if (!owed) return { state, county: null, jurisdiction, rate: taxRate, weight, taxWeight: taxRate };
  const { percent: rate, tax: taxWeight, ...place } = owed;
  return { ...place, jurisdiction, rate, taxWeight };
}

/** Lists the untaxed parts of a price by state. */
function untaxed(taxed: readonly Part[], states: Priced['states']): readonly Part[] {
  const [only] = taxed;
  if (only && states.size <= 1) return [];
  return [...states].flatMap(([state, all]) => {
    const weight = taxed.reduce((left, part) => (part.state === state ? left - part.weight : left), all);
    return weight > 0 ? [{ state, county: null, jurisdiction: '', rate: 0, weight, taxWeight: 0 }] : [];
  });
}

/** Splits cents by weights; all go to the first part where nothing weighs. */
function split(cents: number, weights: readonly number[]): readonly number[] {
  const weighs = weights.some((weight) => weight !== 0);
  return splitCents(cents, weighs ? weights : weights.map((_, index) => (index === 0 ? 1 : 0)));
}
