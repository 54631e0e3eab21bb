import type { DayOfWeek, MerchantReturnPolicy, Offer, OfferShippingDetails } from 'schema-dts';
import { canCount } from '#src/domain/catalogue/can-count';
import { casePriceOf, fullCase } from '#src/domain/catalogue/full-case';
import type { OfferTerms } from '#src/domain/catalogue/offer-terms';
import type { Product } from '#src/domain/catalogue/product';
import type { MethodEstimate, TransitDays } from '#src/domain/geography/delivery-estimate';
import { type Cents, cents, writeMoney } from '#src/domain/money/money';
import type { ProductContent } from '#src/domain/page/page-content';
import type { Catalogue } from '#src/domain/site/site-content';
import { absoluteUrl, type SiteIdentity } from '#src/ui/shell/site-identity';

/** The parts of the catalogue that say how an offer comes and goes back. */
export type OfferConditions = Pick<Catalogue, 'regions' | 'deliveryEstimates' | 'freeShipping' | 'offerTerms'>;

const country = 'US';
const weekdays = [
  'https://schema.org/Sunday',
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
] as const satisfies readonly DayOfWeek[];

/** The price of one unit that is bought alone. A pack that is a full case by itself always costs the case price. */
export function priceAlone({ product, casePrices = {} }: Pick<ProductContent, 'product' | 'casePrices'>): Cents {
  const cans = canCount({ name: product.name, quantity: 1, parts: [] });
  return (fullCase(cans) && casePriceOf(casePrices, cans)) ?? product.price;
}

/** Returns the cost of a shipping method for an order of this price; undefined where the content does not say it. */
export function shippingCost(
  method: string,
  price: Cents,
  { freeShipping, offerTerms }: Pick<OfferConditions, 'freeShipping' | 'offerTerms'>,
): Cents | undefined {
  const cost = offerTerms?.shippingCosts.find((one) => one.method === method)?.cost;
  const isFree = freeShipping?.method === method && price >= freeShipping.threshold;
  return cost !== undefined && isFree ? cents(0) : cost;
}

/** The states that a product is sent to: wine to some, everything else to all. */
export function servedStates(
  { family }: Pick<Product, 'family'>,
  { regions }: Pick<OfferConditions, 'regions'>,
): readonly string[] {
  return regions.filter(({ shippable }) => shippable || family === 'merch').map(({ abbr }) => abbr);
}

/**
 * Until when a price holds, where and how the product is sent and for how much, and if it can come back. Facts that the content
 * lacks are left out.
 */
export function conditionsOf(
  product: Product,
  price: Cents,
  conditions: OfferConditions,
  site: SiteIdentity,
): Partial<Extract<Offer, { '@type': 'Offer' }>> {
  const { offerTerms } = conditions;
  if (!offerTerms) return {};
  const shippingDetails = product.isMailed ? [mailed()] : shipped(product, price, conditions);
  // Gift cards and seats have terms that are no return of goods.
  const returns = product.isMailed ? undefined : returnPolicy(product, offerTerms, site);
  return {
    ...(offerTerms.pricesValidUntil !== undefined && { priceValidUntil: offerTerms.pricesValidUntil }),
    ...(shippingDetails.length > 0 && { shippingDetails }),
    ...(returns && { hasMerchantReturnPolicy: returns }),
  };
}

/** Comes by e-mail at once and costs nothing to send. */
function mailed(): OfferShippingDetails {
  return details(cents(0), [], { least: 0, most: 0 }, undefined);
}

/** One for each method and for each group of states with the same days. */
function shipped(product: Product, price: Cents, conditions: OfferConditions): readonly OfferShippingDetails[] {
  const { deliveryEstimates } = conditions;
  const served = servedStates(product, conditions);
  return (deliveryEstimates?.methods ?? []).flatMap((estimate) => {
    const cost = shippingCost(estimate.method, price, conditions);
    if (cost === undefined) return [];
    return groupsOf(served, estimate).map(({ states, days }) =>
      details(cost, states, days, deliveryEstimates?.shippingWeekdays),
    );
  });
}

interface StateGroup {
  readonly states: readonly string[];
  readonly days: TransitDays;
}

function groupsOf(served: readonly string[], { days, byState }: MethodEstimate): readonly StateGroup[] {
  const groups = new Map<string, StateGroup>();
  for (const state of served) {
    const own = (Object.hasOwn(byState, state) ? byState[state] : undefined) ?? days;
    const key = `${own.least}-${own.most}`;
    groups.set(key, { states: [...(groups.get(key)?.states ?? []), state], days: own });
  }
  return [...groups.values()];
}

/** Without states it means the whole country. */
function details(
  cost: Cents,
  states: readonly string[],
  days: TransitDays,
  shippingWeekdays: readonly number[] | undefined,
): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: writeMoney(cost), currency: 'USD' },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: country,
      ...(states.length > 0 && { addressRegion: states }),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      // An order leaves on the day on which it is placed, or on the next day of the warehouse.
      handlingTime: between(0, shippingWeekdays === undefined ? 0 : 1),
      transitTime: between(days.least, days.most),
      ...(shippingWeekdays && {
        businessDays: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: shippingWeekdays.flatMap((weekday) => weekdays[weekday] ?? []),
        },
      }),
    },
  };
}

function between(minValue: number, maxValue: number) {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' } as const;
}

/** Wine is not taken back: the law does not allow it. */
function returnPolicy(
  { family }: Product,
  { returns }: OfferTerms,
  site: SiteIdentity,
): MerchantReturnPolicy | undefined {
  if (!returns) return undefined;
  const policy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    merchantReturnLink: absoluteUrl(site, returns.policy),
  } as const;
  if (family !== 'merch') return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returns.days,
    returnMethod: 'https://schema.org/ReturnByMail',
    refundType: 'https://schema.org/FullRefund',
    returnFees: returns.isAtShoppersCost
      ? 'https://schema.org/ReturnFeesCustomerResponsibility'
      : 'https://schema.org/FreeReturn',
    itemCondition: 'https://schema.org/NewCondition',
  };
}
