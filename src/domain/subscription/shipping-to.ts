import type { Address } from '#src/domain/address-book/address';
import type { Subscription } from './subscription';
import { obstacleTo } from './subscription-actions';

const recipient = [
  'name',
  'address1',
  'address2',
  'city',
  'stateAbbr',
  'zipcode',
] as const satisfies readonly (keyof Address)[];

/**
 * The subscriptions that ship to this recipient at this place, with any phone number, and can still ship elsewhere (spec §4
 * Subscription actions, update).
 */
export function shippingTo(subscriptions: Iterable<Subscription>, address: Address): readonly Subscription[] {
  return [...subscriptions].filter(
    (subscription) =>
      obstacleTo('update', subscription) === undefined &&
      recipient.every((field) => subscription.shipAddress?.[field] === address[field]),
  );
}
