import type { Order, OrderLine } from '@vendure/core';
import type Stripe from 'stripe';
import { holdsWine } from '#src/plugins/core/checkout/shipping';
import { splitCents } from '#src/plugins/core/group-order/shared-tax';
import { isTaxed } from '#src/plugins/core/tax/sales-tax';
import type { Place } from './destinations';
import { destinationsOf, parcelsAt, unitsAt } from './destinations';

/** Asks Stripe for the tax on the goods for one place. Plain data, which is kept with a placed order. */
export interface StripeRequest {
  readonly currency: string;
  readonly customer_details: Stripe.Tax.CalculationCreateParams.CustomerDetails;
  readonly line_items: Stripe.Tax.CalculationCreateParams.LineItem[];
  readonly shipping_cost?: Stripe.Tax.CalculationCreateParams.ShippingCost;
}

/** Some lines of an order, and the price of their shipping, in cents. */
export interface Asked {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly shipping: number;
  /** The part of a line's price that it costs, in cents before tax; its whole price when left out. */
  readonly priceOf?: (line: OrderLine) => number;
  /** The reference of a line; its position when left out. */
  readonly nameOf?: (line: OrderLine) => string;
}

type TaxedAddress = Stripe.Tax.CalculationCreateParams.CustomerDetails.Address;

const nothingTaxed = 'txcd_00000000';
const tangibleGoods = 'txcd_99999999';
const shippingCode = 'txcd_92010001';

/** The reference of shipping that goes with nothing that costs anything: Stripe wants an item in each request. */
export const shippingItem = 'shipping';

/**
 * Writes a request for each place that something taxed goes to, in whole cents and after all discounts: of a group order each line is
 * shared by its units, and shipping by parcels. `wineCode` is Stripe's code of wine; undefined
 * leaves it to the one that the account presets.
 */
export function requestsOf(asked: Asked, wineCode: string | undefined): readonly StripeRequest[] {
  const { order, lines, shipping, priceOf = ({ proratedLinePrice }: OrderLine) => proratedLinePrice } = asked;
  const nameOf = asked.nameOf ?? ((line: OrderLine) => String(lines.indexOf(line)));
  const destinations = destinationsOf(order);
  const shares = lines.map((line) => splitCents(priceOf(line), unitsAt(destinations, line)));
  const costs = splitCents(shipping, parcelsAt(destinations, order));
  return destinations.flatMap(({ place }, at) => {
    const sent = lines.flatMap((line, index) => {
      const amount = shares[index]?.[at] ?? 0;
      return amount > 0 ? [{ line, amount, reference: nameOf(line) }] : [];
    });
    const cost = costs[at] ?? 0;
    if (!sent.some(({ line }) => isTaxed(line)) && cost === 0) return [];
    return [
      {
        currency: order.currencyCode.toLowerCase(),
        customer_details: { address: addressOf(place), address_source: 'shipping' },
        ...(sent.length === 0
          ? { line_items: [{ amount: cost, tax_code: shippingCode, reference: shippingItem }] }
          : {
              line_items: sent.map(({ line, amount, reference }) => ({ ...codeOf(line, wineCode), amount, reference })),
              ...(cost > 0 && { shipping_cost: { amount: cost, tax_code: shippingCode } }),
            }),
      },
    ];
  });
}

function codeOf(line: OrderLine, wineCode: string | undefined): { readonly tax_code?: string } {
  if (!isTaxed(line)) return { tax_code: nothingTaxed };
  if (!holdsWine({ lines: [line] })) return { tax_code: tangibleGoods };
  return wineCode === undefined ? {} : { tax_code: wineCode };
}

function addressOf({ street, city, state, zip, country }: Place): TaxedAddress {
  return { ...(street !== undefined && { line1: street }), city, state, postal_code: zip, country };
}
