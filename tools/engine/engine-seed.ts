import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { cansOf } from '#sandbox/shop/catalogue/can-count';
import type { Promotion } from '#sandbox/shop/config/promotion';
import type {
  AddressSeed,
  CustomerSeed,
  GiftCardSeed,
  OrderSeed,
  SubscriptionSeed,
} from '#sandbox/shop/config/seed-data';
import type { ShippingMethod } from '#sandbox/shop/config/shipping-method';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import { taxLabel } from '#sandbox/shop/config/tax-rate';
import type { VariantSeed } from '#sandbox/shop/config/variant-seed';
import type { Country } from '#sandbox/shop/geography/country';

/** When parcels leave, as the content promises it. */
interface ShippingDays {
  readonly timeZone: string;
  readonly cutOffHour: number;
  readonly shippingWeekdays: readonly number[];
  readonly holidays: readonly string[];
}

/** Parts of the demo's content with which its back end agrees. */
interface Promises {
  readonly shippingDays?: ShippingDays;
  readonly reviews?: readonly object[];
}

/**
 * Writes a shop of the sandbox as the text that another engine is filled with: the goods, their destinations and prices, the
 * days of shipping, and the people to sign in as.
 */
export function engineSeed(config: ShopConfig, { shippingDays, reviews }: Promises = {}): string {
  const seed = {
    countries: config.countries.map(countryOf),
    shippingDays,
    taxes: config.taxRates.map((rate) => ({
      name: taxLabel(rate),
      percent: rate.basisPoints / 100,
      country: rate.country,
      states: rate.states,
    })),
    variants: config.variants.map((variant) => variantOf(variant, config)),
    promotions: config.promotions.map(promotionOf),
    shippingMethods: config.shippingMethods.map(shippingMethodOf),
    giftCards: config.giftCards.map((card) => giftCardOf(card, config)),
    giveaways: config.giveaways ?? [],
    customers: config.customers.filter(isShown).map((customer) => customerOf(customer, config)),
    reviews,
  };
  return `${JSON.stringify(seed, null, 2)}\n`;
}

/** Reads from the demo's content the values with which its back end has to agree. */
export function contentPromises(): Promises {
  return { shippingDays: promisedShippingDays(), reviews: editorialReviews() };
}

/** Those that the sandbox's review service has from the beginning. */
function editorialReviews(): readonly object[] {
  const folder = 'sandbox/content/review';
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => parse(readFileSync(`${folder}/${file}`, 'utf8')) as readonly EditorialReview[])
    .map(({ sku, author, score, title, body, date }) => ({ sku, author, score, title, body, date }));
}

/** Reads when its parcels leave. */
function promisedShippingDays(): ShippingDays {
  const settings = parse(readFileSync('sandbox/content/siteSettings/settings.yaml', 'utf8')) as {
    readonly deliveryEstimates: ShippingDays;
  };
  const { timeZone, cutOffHour, shippingWeekdays, holidays } = settings.deliveryEstimates;
  return { timeZone, cutOffHour, shippingWeekdays, holidays };
}

interface EditorialReview {
  readonly sku: string;
  readonly author: string;
  readonly score: number;
  readonly title: string;
  readonly body: string;
  readonly date: string;
}

function countryOf({ iso, name, states }: Country): object {
  return { code: iso, name, states: states.map(({ abbr, name: state }) => ({ code: abbr, name: state })) };
}

function variantOf(variant: VariantSeed, { variants, pictures }: ShopConfig): object {
  const { priceCents, composedOf, weight, ...plain } = variant;
  return {
    ...plain,
    price: priceCents,
    weight: Number(weight),
    cans: cansOf(variant, variants),
    composable: composedOf !== undefined,
    // Below the origin that serves pictures, which is not the same everywhere.
    picture: pictures ? `/media/products/${encodeURIComponent(variant.sku)}.svg` : null,
  };
}

function promotionOf({ name, code, startsAt, expiresAt, usageLimit, rules, action }: Promotion): object {
  return {
    name,
    code,
    startsAt: startsAt ?? null,
    endsAt: expiresAt ?? null,
    usageLimit: usageLimit ?? null,
    rules,
    action,
  };
}

function shippingMethodOf({ code, name, costCents, freeFromCents, estimate, zone }: ShippingMethod): object {
  return {
    code,
    name,
    description: estimate ?? '',
    cost: costCents,
    freeFrom: freeFromCents ?? null,
    country: zone.country,
    states: zone.states ?? null,
    wineStates: zone.wineStates ?? null,
  };
}

function giftCardOf(card: GiftCardSeed, { store }: ShopConfig): object {
  const { code, amountCents, usedCents = 0, expiresAt, redeemedAt, storeId = store.id } = card;
  return {
    code,
    amount: amountCents,
    used: usedCents,
    expiresAt: expiresAt ?? null,
    redeemedAt: redeemedAt ?? null,
    isOfOtherShop: storeId !== store.id,
  };
}

/** Says if a customer is there to sign in as, and not for a test. */
function isShown({ description }: CustomerSeed): boolean {
  return description !== undefined;
}

function customerOf({ email, name = '', storeCredits = [], history }: CustomerSeed, { variants }: ShopConfig): object {
  const sold = new Set(variants.map(({ sku }) => sku));
  const credits = [
    ...(history?.credits ?? []),
    ...storeCredits.map(({ amountCents, memo }) => ({ amountCents, memo, daysAgo: 0 })),
  ];
  return {
    email,
    name,
    addresses: (history ? [history.address, ...(history.otherAddresses ?? [])] : []).map((one) => addressOf(one, name)),
    cards: (history?.cards ?? []).map(({ number, expired = false }) => ({ number, isExpired: expired })),
    credits: credits.map(({ amountCents, memo, daysAgo }) => ({ daysAgo, amount: amountCents, reason: memo })),
    subscriptions: (history?.subscriptions ?? []).map(subscriptionOf),
    orders: (history?.orders ?? [])
      .filter(({ lines }) => Object.keys(lines).every((sku) => sold.has(sku)))
      .flatMap(orderOf),
  };
}

/** Without the company, for which other engines have no line. */
function addressOf({ name, address1, address2 = '', city, state, zipcode }: AddressSeed, customer: string): object {
  return { name: name ?? customer, address1, address2, city, state, zipcode };
}

function subscriptionOf(seed: SubscriptionSeed): object {
  const { lines, everyMonths, nextInDays, delivered, state = 'active', paused, endsInDays, skips, failed } = seed;
  return {
    lines,
    everyMonths,
    nextInDays,
    delivered,
    state,
    isPaused: paused ?? false,
    endsInDays: endsInDays ?? null,
    skips: skips ?? 0,
    isUnpaid: failed ?? false,
    cancellationReason: seed.cancellationReason ?? null,
  };
}

/** Orders of a kind that is there from any engine: packed in part, returned and the like stay with the sandbox. */
const outcomes = new Set<OrderSeed['outcome']>(['placed', 'shipped', 'canceled']);

function orderOf({ daysAgo, lines, outcome = 'shipped', storeCreditCents = 0, ...rest }: OrderSeed): readonly object[] {
  const isPlain = outcomes.has(outcome) && rest.giftCardCents === undefined && rest.toOtherAddress === undefined;
  return isPlain && rest.promoCode === undefined ? [{ daysAgo, lines, outcome, credit: storeCreditCents }] : [];
}
