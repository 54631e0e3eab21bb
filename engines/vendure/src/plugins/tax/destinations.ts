import type { Order, OrderLine } from '@vendure/core';
import { isShipped } from '#src/plugins/core/checkout/shipping';
import type { GroupOrder, Recipient } from '#src/plugins/core/group-order/group-order';
import { groupOrderOf, linesFor, unitsOf } from '#src/plugins/core/group-order/group-order';

/** A place that has one tax. */
export interface Place {
  readonly country: string;
  readonly state: string;
  readonly city: string;
  /** Five digits, or nine with a dash. */
  readonly zip: string;
  /** The street, only of an order for one address: differences between streets do not justify a thousand requests. */
  readonly street?: string;
}

/** A place that an order goes to. */
interface Destination {
  readonly place: Place;
  /** The addresses there of a group order. */
  readonly recipients?: readonly Recipient[];
  /** The units that go there, by sku; undefined for an order for one address, of which all do. */
  readonly units?: ReadonlyMap<string, number>;
}

/** Caches the sorted recipients, because each line needs them again. */
const known = new WeakMap<GroupOrder, readonly Destination[]>();

/** Lists the places that an order goes to: one, or those of a group order; none before an address is known. */
export function destinationsOf(order: Order): readonly Destination[] {
  const group = groupOrderOf(order);
  if (group) {
    const destinations = known.get(group) ?? byPlace(group.recipients);
    known.set(group, destinations);
    return destinations;
  }
  const { countryCode, province, city, postalCode, streetLine1 } = order.shippingAddress ?? {};
  if (!countryCode) return [];
  const place = { country: countryCode, state: province ?? '', city: city ?? '', zip: postalCode ?? '' };
  return [{ place: { ...place, ...(streetLine1 && { street: streetLine1 }) } }];
}

/** Counts the units of a line that go to each destination. */
export function unitsAt(destinations: readonly Destination[], { quantity, productVariant }: OrderLine): number[] {
  return destinations.map(({ units }) => (units ? (units.get(productVariant.sku) ?? 0) : quantity));
}

/** Counts the parcels that go to each destination. */
export function parcelsAt(destinations: readonly Destination[], order: Order): number[] {
  return destinations.map(({ recipients }) =>
    recipients ? recipients.filter((one) => linesFor(order, one).some(isShipped)).length : 1,
  );
}

/** Adds up the weights of the destinations by state. */
export function weightsByState(
  destinations: readonly Destination[],
  weights: readonly number[],
): ReadonlyMap<string, number> {
  const states = new Map<string, number>();
  for (const [index, { place }] of destinations.entries())
    states.set(place.state, (states.get(place.state) ?? 0) + (weights[index] ?? 0));
  return states;
}

function byPlace(recipients: readonly Recipient[]): readonly Destination[] {
  const places = new Map<string, { readonly place: Place; readonly recipients: Recipient[] }>();
  for (const recipient of recipients) {
    const { countryIso: country, stateAbbr: state, city, zipcode: zip } = recipient.address;
    const place = { country, state, city, zip };
    const key = JSON.stringify(Object.values(place));
    const there = places.get(key);
    if (there) there.recipients.push(recipient);
    else places.set(key, { place, recipients: [recipient] });
  }
  return [...places.values()].map((there) => ({ ...there, units: unitsOf(there.recipients) }));
}
