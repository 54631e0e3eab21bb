import type { Adjustment } from '#src/domain/cart/adjustment';
import type { Part } from '#src/domain/catalogue/product';
import type { Instant } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';

/** A shipping rate. Its id changes whenever the server rebuilds the shipments, so never store it. */
export interface ShippingRate {
  readonly id: string;
  readonly name: string;
  readonly cost: Cents;
  readonly selected: boolean;
}

/** How far a shipment is, or all shipments of an order: `partial` when some of them have left. */
export type ShipmentState = 'pending' | 'ready' | 'backorder' | 'partial' | 'shipped' | 'canceled';

export interface Shipment {
  readonly id: string;
  readonly number: string;
  /** Cost of the selected rate, before shipping promotions. */
  readonly cost: Cents;
  readonly rates: readonly ShippingRate[];
  readonly adjustments: readonly Adjustment[];
  /** Absent before checkout is done, and for states that are not known here. */
  readonly state?: ShipmentState;
  /** What is in the parcel: the cans of a pack, not the pack. */
  readonly contents?: readonly Part[];
  readonly carrier?: string;
  readonly trackingNumber?: string;
  /** Where the parcel is; http or https, since the shopper goes there. */
  readonly trackingUrl?: string;
  readonly shippedAt?: Instant;
}

/** Whether there is a way to send every parcel; not as long as there is none. */
export function canBeSent(shipments: readonly Pick<Shipment, 'rates'>[]): boolean {
  return shipments.length > 0 && shipments.every(({ rates }) => rates.length > 0);
}
