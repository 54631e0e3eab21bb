import type { Part } from '#src/domain/catalogue/product';
import type { Instant } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';
import type { Adjustment } from './adjustment';

/** A shipping rate. Its id changes whenever the server rebuilds the shipments, so never store it. */
export interface ShippingRate {
  readonly id: string;
  readonly name: string;
  readonly cost: Cents;
  readonly selected: boolean;
}

/** The state of a shipment, or of all shipments of an order: `partial` when some of them have left. */
export type ShipmentState = 'pending' | 'ready' | 'backorder' | 'partial' | 'shipped' | 'canceled';

export interface Shipment {
  readonly id: string;
  readonly number: string;
  readonly rates: readonly ShippingRate[];
  readonly adjustments: readonly Adjustment[];
  /** Absent before checkout is done, and for states that are not known here. */
  readonly state?: ShipmentState;
  /** The contents of the parcel: the cans of a pack, not the pack. */
  readonly contents?: readonly Part[];
  readonly carrier?: string;
  readonly trackingNumber?: string;
  /** The carrier's tracking page. Only http or https, because the shopper follows the link. */
  readonly trackingUrl?: string;
  readonly shippedAt?: Instant;
}

/** Undefined before a shipping method is chosen. */
export function selectedRate({ rates }: Pick<Shipment, 'rates'>): ShippingRate | undefined {
  return rates.find(({ selected }) => selected);
}

/** True when every parcel has a shipping method; false without any parcel. */
export function canBeSent(shipments: readonly Pick<Shipment, 'rates'>[]): boolean {
  return shipments.length > 0 && shipments.every(({ rates }) => rates.length > 0);
}
