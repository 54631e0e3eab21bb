import type { Adjustment } from '#src/domain/cart/adjustment';
import type { Part } from '#src/domain/catalogue/product';
import type { Instant } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';

/** Its id changes whenever the server rebuilds the shipments, so never store it. */
export interface ShippingRate {
  readonly id: string;
  readonly name: string;
  readonly cost: Cents;
  readonly selected: boolean;
}

/** `partial` when some shipments of an order have left. */
export type ShipmentState = 'pending' | 'ready' | 'backorder' | 'partial' | 'shipped' | 'canceled';

export interface Shipment {
  readonly id: string;
  readonly number: string;
  /** Of the selected rate, before shipping promotions. */
  readonly cost: Cents;
  readonly rates: readonly ShippingRate[];
  readonly adjustments: readonly Adjustment[];
  /** Absent before checkout is done, and for unknown states. */
  readonly state?: ShipmentState;
  /** The cans of a pack, not the pack. */
  readonly contents?: readonly Part[];
  readonly carrier?: string;
  readonly trackingNumber?: string;
  /** Only http or https, because the shopper follows the link. */
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
